import { readerWords } from '#content/newsletter-readers.ts'
import { readersFile } from '#domain/newsletter-readers.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { exportReaders } from '#web/data/newsletter-readers.ts'
import { Button } from '#web/ui/button.tsx'

const words = readerWords.file

export function ReaderExport() {
  const { act, isBusy } = useAct([])
  const save = () =>
    act({
      work: exportReaders,
      said: { title: words.done, text: readersFile },
      failed: words.failed,
      onDone: text => saveFile({ name: readersFile, type: 'text/csv', text }),
    })
  return (
    <Button tone="quiet" busy={isBusy} onClick={save}>
      {isBusy ? words.acting : words.action}
    </Button>
  )
}
