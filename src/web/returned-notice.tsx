import type { FieldErrors } from '#domain/fields.ts'
import type { Notice } from '#domain/messages.ts'
import { FormAlert } from '#web/doors/form-alert.tsx'

type ReturnedNoticeProps = { notice: Notice | undefined; errors: FieldErrors }

/** What the server said of a form that was sent without a script. Where no field is to be mended, it has the focus. */
export function ReturnedNotice({ notice, errors }: ReturnedNoticeProps) {
  if (!notice) return null
  const focus = Object.keys(errors).length === 0 && { tabIndex: -1, autoFocus: true }
  return (
    <div {...focus} className="rounded-small">
      <FormAlert>{`${notice.title}: ${notice.text}`}</FormAlert>
    </div>
  )
}
