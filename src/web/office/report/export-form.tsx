import { type SubmitEvent, useRef, useState } from 'react'
import { reportWords } from '#content/admin-money.ts'
import { reportFile } from '#domain/marketing-report.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { exportReport } from '#web/data/marketing-report.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'

const words = reportWords.export

/** Those who agreed; everyone only with a reason, which is recorded. */
export function ExportForm({ consenting }: { consenting: number }) {
  const why = useRef<HTMLFormElement>(null)
  const [everyone, setEveryone] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAct([])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (everyone && !reason.trim()) {
      setError(words.whyNeeded)
      why.current?.querySelector<HTMLElement>('[name="reason"]')?.focus()
      return
    }
    void act({
      work: () => exportReport({ everyone, reason }),
      said: { title: words.done, text: reportFile },
      failed: { title: words.failed },
      onDone: text => saveFile({ name: reportFile, type: 'text/csv', text }),
    })
  }

  return (
    <form ref={why} noValidate onSubmit={submit} aria-label={words.title} className="export-form">
      <h3 className="client-part">{words.title}</h3>
      <p>{everyone ? words.all : words.agreed(consenting)}</p>
      <CheckField
        label={words.everyone}
        checked={everyone}
        onChange={event => setEveryone(event.target.checked)}
      />
      {everyone && (
        <TextField
          label={words.why}
          name="reason"
          hint={words.whyHint}
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={error}
          onChange={event => {
            setReason(event.target.value)
            setError(undefined)
          }}
        />
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.exporting : words.button}
        </Button>
      </div>
    </form>
  )
}
