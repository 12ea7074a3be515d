import { toSendWords } from '#content/messages.ts'
import { usePulse } from '#web/office/frame/use-pulse.ts'
import { Link } from '#web/router/link.tsx'
import './inbox-halves.css'

const words = toSendWords.halves

/** On a phone To send and the Inbox are the two halves of one tab. */
export function InboxHalves({ current }: { current: 'send' | 'came' }) {
  const pulse = usePulse()
  return (
    <nav className="inbox-halves phone-only" aria-label={words.label}>
      <Link to="/crm/send" aria-current={current === 'send' ? 'page' : undefined}>
        {words.send} {pulse?.unsaid ? <small>{pulse.unsaid}</small> : null}
      </Link>
      <Link to="/crm/inbox" aria-current={current === 'came' ? 'page' : undefined}>
        {words.came} {pulse?.unread ? <small>{pulse.unread}</small> : null}
      </Link>
    </nav>
  )
}
