import { useMutation } from '@tanstack/react-query'
import { ownDataWords as words } from '#content/loyalty-card.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { readOwnData } from '#web/data/own-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export function OwnData({ userId }: { userId: string }) {
  const download = useMutation({
    mutationFn: () => readOwnData(userId),
    onSuccess: own =>
      saveFile({ name: 'my-data.json', type: 'application/json', text: JSON.stringify(own, null, 2) }),
    onError: () => showToast({ ...words.failed, tone: 'bad' }),
  })
  return (
    <Card>
      <h2 className="display">{words.title}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{words.text}</p>
      <Button tone="quiet" busy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? words.busy : words.action}
      </Button>
    </Card>
  )
}
