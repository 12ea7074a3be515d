import { earlierDayWords as words } from '#content/earlier-day.ts'
import { formatDate, todayAt } from '#domain/calendar.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { Button } from '#web/ui/button.tsx'

type EarlierDayProps = {
  /** When it was asked for; null or undefined if it is not. */
  since: string | null | undefined
  onWish: (wants: boolean) => Promise<unknown>
}

/** The wish for an earlier day: said with one tap, and taken back with one. */
export function EarlierDay({ since, onWish }: EarlierDayProps) {
  const { run, isBusy } = useBusy()
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      {since && <p role="status">{words.waits(formatDate(todayAt(new Date(since))))}</p>}
      <Button
        tone="quiet"
        size="small"
        className="min-h-11"
        busy={isBusy}
        onClick={() => run(() => onWish(!since))}
      >
        {since ? words.takeBack : words.ask}
      </Button>
    </div>
  )
}
