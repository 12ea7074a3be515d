import { type SubmitEvent, useState } from 'react'
import { weekWords } from '#content/office-week.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

const words = weekWords.hand

type OverbookProps = { isBusy: boolean; onKeep: () => void; onOverbook: (reason: string) => void }

/** Over another clean only knowingly: the reason is kept. */
export function OverbookForm({ isBusy, onKeep, onOverbook }: OverbookProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setError(words.reasonMissing)
    onOverbook(reason.trim())
  }
  return (
    <form className="lay-reason" onSubmit={submit} noValidate>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        autoFocus
        maxLength={300}
        value={reason}
        error={error}
        onChange={event => {
          setReason(event.target.value)
          setError(undefined)
        }}
      />
      <Button tone="quiet" onClick={onKeep}>
        {words.keep}
      </Button>
      <Button type="submit" tone="danger" busy={isBusy}>
        {words.overbookNow}
      </Button>
    </form>
  )
}
