import { letterOffice as words } from '#content/newsletter-office.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Where no mail can go out, it is said before anybody writes. */
export function NoMailNotice() {
  if (sendsMail()) return null
  return (
    <Notice tone="wait" className="mb-4">
      {words.noServer}
    </Notice>
  )
}
