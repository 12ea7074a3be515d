import { channelSettingWords } from '#content/channels.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const words = channelSettingWords.stopped

type ReminderStopProps = {
  stoppedAt: string | null
  channel: string | null
  whose: 'own' | 'theirs'
  isBusy: boolean
  onAllow: () => void
}

/** Under the choice of a channel: reminders by mail were stopped by the link in one. Nothing where none would come by mail anyway. */
export function ReminderStop({ stoppedAt, channel, whose, isBusy, onAllow }: ReminderStopProps) {
  if (!stoppedAt || channel === 'whatsapp' || channel === 'none') return null
  return (
    <Notice tone="wait" className="mt-3">
      <p>{words[whose](formatShortDate(todayAt(new Date(stoppedAt))))}</p>
      <Button tone="text" busy={isBusy} onClick={onAllow}>
        {words.allow}
      </Button>
    </Notice>
  )
}
