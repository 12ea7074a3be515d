import type { FieldErrors } from '#domain/field-errors.ts'
import type { Notice } from '#domain/messages.ts'
import { FormAlert } from './form-alert.tsx'

type ReturnedNoticeProps = { notice: Notice | undefined; errors: FieldErrors }

/** The server's answer to a form sent without a script. It takes the focus unless a field has an error. */
export function ReturnedNotice({ notice, errors }: ReturnedNoticeProps) {
  if (!notice) return null
  const focus = Object.keys(errors).length === 0 && { tabIndex: -1, autoFocus: true }
  return (
    <div {...focus} className="rounded-small">
      <FormAlert>{`${notice.title}: ${notice.text}`}</FormAlert>
    </div>
  )
}
