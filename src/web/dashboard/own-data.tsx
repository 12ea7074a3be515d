import { ownDataWords as words } from '#content/loyalty-card.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { readOwnData } from '#web/data/own-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function OwnData({ userId }: { userId: string }) {
  const { act, isBusy } = useAct([])
  const download = () =>
    act({
      work: () => readOwnData(userId),
      failed: words.failed,
      onDone: own =>
        saveFile({ name: 'my-data.json', type: 'application/json', text: JSON.stringify(own, null, 2) }),
    })
  return (
    <Card>
      <h2 className="display">{words.title}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{words.text}</p>
      <Button tone="quiet" busy={isBusy} onClick={download}>
        {isBusy ? words.busy : words.action}
      </Button>
    </Card>
  )
}
