import * as z from 'zod/mini'
import { roleWords as words } from '#content/admin.ts'
import { emailShape, requiredText } from '#domain/fields.ts'
import { fieldMessages } from '#domain/messages.ts'
import { roleNotices as notices } from '#domain/office-messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import type { Role } from '#web/data/auth.ts'
import { promote } from '#web/data/team.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

const schema = z.object({
  email: requiredText(notices.emailRequired.text).check(z.regex(emailShape, fieldMessages.email)),
  role: z.enum(['admin', 'staff']),
})

export type Wanted = { email: string; role: Role }

/** Whoever has no account yet is offered an invitation. */
export function PromoteForm({ onUnknown }: { onUnknown: (wanted: Wanted | undefined) => void }) {
  const { session } = useOfficeVisitor()
  const { act } = useAct(['team'])
  const { form, isBusy, submit, bind } = useForm({
    // The lesser role: forgetting to choose gives too little, not too much.
    start: { email: '', role: 'staff' },
    schema,
    invalid: missingAddress,
    draftKey: officeKeyOf('promote', session.user.id),
    send: ({ email, role }) =>
      act({
        work: async () => {
          onUnknown(undefined)
          await promote(email, role)
        },
        said: notices.promoted(email, role),
        failed: error => {
          if (!(error instanceof Refusal && error.code === 'no_account')) return notices.failed
          onUnknown({ email, role })
          return notices.notFound
        },
      }),
  })
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.promote} className="link-form">
      <TextField
        {...bind('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="off"
      />
      <SelectField {...bind('role')} label={words.role}>
        <option value="staff">{words.roles.staff}</option>
        <option value="admin">{words.roles.admin}</option>
      </SelectField>
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.promoting : words.promote}
      </Button>
    </form>
  )
}

function missingAddress({ email }: Record<string, string>) {
  const { emailRequired } = notices
  return email === emailRequired.text ? emailRequired : undefined
}
