import { outboxWords as words } from '#content/outbox.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why mails are not going out, if they are not. */
export function MailTrouble({ lastError }: { lastError: string | null | undefined }) {
  const reason = sendsMail() ? lastError && words.lastError(lastError) : words.noServer
  return reason && <Notice tone="wait">{reason}</Notice>
}
