import { occasionNames, toSendWords as words } from '#content/messages.ts'
import { clockAt } from '#domain/calendar.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import type { Message } from '#web/data/messages.ts'
import { CheckCheck } from '#web/icons/check-check.ts'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import { Button } from '#web/ui/button.tsx'

type SentTodayProps = { sent: Message[]; onTakeBack: (message: Message) => Promise<void> }

/** Folded into one line; each can be taken back. */
export function SentToday({ sent, onTakeBack }: SentTodayProps) {
  const { run } = useBusy()
  if (sent.length === 0) return null
  return (
    <details className="sent-today">
      <summary>
        <CheckCheck aria-hidden="true" />
        {words.sentToday(sent.length)}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {sent.map(message => (
          <li key={message.id}>
            <b>
              <bdi>{message.name}</bdi>
            </b>
            <span>{occasionNames[message.occasion]}</span>
            <time>{message.answered_at && clockAt(new Date(message.answered_at))}</time>
            <Button
              tone="text"
              aria-label={words.notSentOf(message.name ?? '')}
              onClick={() => void run(() => onTakeBack(message))}
            >
              {words.notSent}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
