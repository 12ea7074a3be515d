import { referralPage } from '#content/referral.ts'
import type { Notice } from '#domain/messages.ts'
import { referralLimits } from '#domain/referral-request.ts'
import { ReturnedNotice } from '#web/forms/returned-notice.tsx'
import type { usePublicForm } from '#web/forms/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { KeptNote } from '#web/ui/kept-note.tsx'
import type { ReferralValues } from './referral-values.ts'

const words = referralPage.form
const { fields, placeholders } = words

type Referring = { referral: ReturnType<typeof usePublicForm<ReferralValues, object>> }
type ReferralFormProps = Referring & {
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
}

export function ReferralForm({ referral, notice }: ReferralFormProps) {
  const { isSending } = referral
  return (
    <form
      ref={referral.form}
      method="post"
      action="/referral"
      noValidate
      onSubmit={referral.onSubmit}
      aria-label={words.label}
      className="grid gap-5 rounded-card bg-surface p-[clamp(1rem,0.5rem+2.6vw,2.75rem)] shadow-rest"
    >
      <div>
        <h2 className="display text-section">{words.title}</h2>
        <p className="mt-3">{words.text}</p>
      </div>
      <ReturnedNotice notice={notice} errors={referral.errors} />
      <People referral={referral} />
      <TextAreaField
        {...referral.bind('message')}
        label={fields.message}
        optional
        rows={3}
        hint={words.counter(referral.values.message.length, referralLimits.message)}
      />
      <Honeypot label={words.honeypot} />
      {referral.isUnanswered && <KeptNote>{words.kept}</KeptNote>}
      <Button type="submit" tone="coral" size="large" busy={isSending} className="w-full">
        {isSending ? words.sending : words.send}
      </Button>
      <p className="text-small text-ink-soft">{words.consent}</p>
    </form>
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
