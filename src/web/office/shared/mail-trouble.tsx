import { outboxWords as words } from '#content/outbox.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Link } from '#web/router/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why mails are not going out, if they are not. */
export function MailTrouble({ lastError }: { lastError: string | null | undefined }) {
  const reason = sendsMail() ? lastError && words.lastError(lastError) : words.noServer
  if (!reason) return null
  return (
    <Notice tone="wait">
      {reason} <Link to="/admin/mail-server">{words.setServer}</Link>
    </Notice>
  )
}
