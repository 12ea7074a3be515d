import { type SubmitEvent, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { sanitiseText } from '#domain/sanitise.ts'
import { useAct } from '#web/acts/use-act.ts'
import { changeWait, type WaitingEntry } from '#web/data/waiting-list.ts'
import { bookingKeys } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { type Suits, WaitingSuits } from './waiting-suits.tsx'

const words = waitingWords.list

/** A colleague's change is said as one. */
export const conflictOr = (failed: { title: string; text: string }) => (error: unknown) =>
  error instanceof Refusal ? { title: officeWords.conflict.title, text: bookingWords.conflict.other } : failed

type WaitingChangeProps = { entry: WaitingEntry; name: string; onDone: () => void }

/** Other days, other windows, another note. */
export function WaitingChange({ entry, name, onDone }: WaitingChangeProps) {
  const [suits, setSuits] = useState<Suits>({
    weekdays: entry.weekdays,
    windows: entry.windows,
    note: entry.note ?? '',
  })
  const { act, isBusy } = useAct(bookingKeys)

  function save(event: SubmitEvent) {
    event.preventDefault()
    void act({
      work: () => changeWait(entry, { ...suits, note: sanitiseText(suits.note).trim() || null }),
      said: { title: words.changed(name) },
      failed: conflictOr(bookingWords.failed),
      onDone,
    })
  }

  return (
    <form noValidate aria-label={words.changeOf(name)} className="waiting-form" onSubmit={save}>
      <WaitingSuits suits={suits} onType={typed => setSuits(current => ({ ...current, ...typed }))} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {words.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {waitingWords.adding.keep}
        </Button>
      </div>
    </form>
  )
}
