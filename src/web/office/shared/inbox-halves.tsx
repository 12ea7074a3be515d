import { toSendWords } from '#content/messages.ts'
import { usePulse } from '#web/office/frame/use-pulse.ts'
import { SegmentLinks } from '#web/ui/segments.tsx'

/** What came in, and what is to be sent: the two halves of the Inbox. */
export function InboxHalves({ current }: { current: '/crm/inbox' | '/crm/send' }) {
  const pulse = usePulse()
  const { label, came, send } = toSendWords.halves
  return (
    <SegmentLinks
      label={label}
      current={current}
      links={[
        { to: '/crm/inbox', label: came, count: pulse?.unread },
        { to: '/crm/send', label: send, count: pulse?.unsaid },
      ]}
    />
  )
}
