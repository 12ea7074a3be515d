import type { ChangeEvent } from 'react'
import { channelWords } from '#content/asked-channel.ts'
import { bookingForm } from '#content/booking-form.ts'
import { fieldAdvice } from '#content/field-advice.ts'
import { panelWords } from '#content/sign-in-panel.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { bookingFieldMessages, fieldMessages } from '#domain/messages.ts'
import { FormStep } from '#web/calendar/form-step.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import type { BookingDraft, DraftField } from './booking-draft.ts'
import { contactStep } from './step-ids.ts'
import type { ChangeDraft } from './use-booking-draft.ts'

const { fields, placeholders, steps } = bookingForm
// The others say what to do.
const vague = [
  fieldMessages.required,
  fieldMessages.email,
  fieldMessages.phone,
  bookingFieldMessages.addressRequired,
]

type ContactFieldsProps = {
  draft: BookingDraft
  errors: FieldErrors
  /** Name and e-mail are the account's. */
  isClient: boolean
  onChange: ChangeDraft
}

export function ContactFields({ draft, errors, isClient, onChange }: ContactFieldsProps) {
  const propsOf = (field: DraftField) => ({
    name: field,
    'data-field': field,
    value: draft[field],
    error: errors[field],
    hint: vague.includes(errors[field] ?? '') && fieldAdvice[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ [field]: event.target.value }),
  })
  const fixed = isClient && { readOnly: true, hint: <FromAccount /> }
  return (
    <FormStep id={contactStep} number={4} title={steps.contact}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...propsOf('guest_name')} {...fixed} label={fields.name} autoComplete="name" />
        <TextField
          {...propsOf('guest_phone')}
          label={fields.phone}
          {...(isClient && { hint: panelWords.phoneKept })}
          type="tel"
          autoComplete="tel"
          placeholder={placeholders.phone}
        />
        <TextField
          {...propsOf('guest_email')}
          {...fixed}
          label={fields.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
        <TextField
          {...propsOf('address')}
          label={fields.address}
          autoComplete="street-address"
          placeholder={placeholders.address}
          className="sm:col-span-2"
        />
        <TextAreaField
          {...propsOf('special_instructions')}
          label={fields.notes}
          optional
          placeholder={placeholders.notes}
          className="sm:col-span-2"
        />
        <SelectField {...propsOf('channel')} label={channelWords.question} optional className="sm:col-span-2">
          <option value="">{channelWords.any}</option>
          {Object.entries(channelWords.asked).map(([channel, label]) => (
            <option key={channel} value={channel}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Honeypot label={bookingForm.honeypot} />
    </FormStep>
  )
}

function FromAccount() {
  const { dashboard, fromAccount } = panelWords
  return (
    <>
      {fromAccount.text}{' '}
      <a href={dashboard} className="inline-block underline">
        {fromAccount.label}
      </a>
    </>
  )
}
