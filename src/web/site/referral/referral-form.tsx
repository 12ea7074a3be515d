import { referralDesk } from '#content/referral.ts'
import { referralLimits } from '#domain/form-limits.ts'
import type { Notice } from '#domain/messages.ts'
import { PublicFormFrame } from '#web/forms/public-form-frame.tsx'
import type { usePublicForm } from '#web/forms/use-public-form.ts'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import type { ReferralValues } from './referral-values.ts'

const words = referralDesk.form
const { fields, placeholders } = words

type Referring = { referral: ReturnType<typeof usePublicForm<ReferralValues, object>> }
type ReferralFormProps = Referring & {
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
}

export function ReferralForm({ referral, notice }: ReferralFormProps) {
  return (
    <PublicFormFrame
      form={referral}
      {...{ words, notice }}
      action="/referral"
      head={
        <div>
          <h2 className="display text-section">{words.title}</h2>
          <p className="mt-3">{words.text}</p>
        </div>
      }
      promise={words.consent}
      className="rounded-card bg-surface p-[clamp(1rem,0.5rem+2.6vw,2.75rem)] shadow-rest"
    >
      <People referral={referral} />
      <TextAreaField
        {...referral.bind('message')}
        label={fields.message}
        optional
        rows={3}
        hint={words.counter(referral.values.message.length, referralLimits.message)}
      />
    </PublicFormFrame>
  )
}

function People({ referral: { bind } }: Referring) {
  const phone = { type: 'tel', placeholder: placeholders.phone }
  return (
    <>
      <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <legend className="mb-3 font-bold text-heading">{words.you}</legend>
        <TextField {...bind('referrer_name')} label={fields.referrerName} autoComplete="name" />
        <TextField
          {...bind('referrer_phone')}
          {...phone}
          label={fields.referrerPhone}
          hint={words.phoneHint}
          autoComplete="tel"
        />
      </fieldset>
      <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <legend className="mb-3 font-bold text-heading">{words.friend}</legend>
        <TextField {...bind('friend_name')} label={fields.friendName} autoComplete="off" />
        <TextField
          {...bind('friend_phone')}
          {...phone}
          label={fields.friendPhone}
          hint={words.friendHint}
          autoComplete="off"
        />
      </fieldset>
    </>
  )
}
