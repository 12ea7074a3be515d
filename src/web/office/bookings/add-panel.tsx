import { useId } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { todayAt } from '#domain/calendar.ts'
import { fullAddress } from '#domain/full-address.ts'
import { kindsIn, type ServiceType, serviceGroups, serviceLabel, typesOf } from '#domain/service-types.ts'
import { CleanSize } from '#web/calendar/clean-size.tsx'
import { withType } from '#web/calendar/size-for-type.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { SlotField } from './slot-field.tsx'
import { type NewBookingForm, useNewBooking } from './use-new-booking.ts'

const words = bookingWords.adding

/** A booking that came by phone or at the door. */
export function AddBookingPanel({ onClose }: { onClose: () => void }) {
  const form = useNewBooking()
  const formId = useId()
  return (
    <Panel
      title={words.title}
      closeLabel={officeWords.close}
      onClose={onClose}
      why={words.hint}
      foot={
        <Button type="submit" form={formId} busy={form.isBusy}>
          {words.add}
        </Button>
      }
    >
      <form ref={form.ref} id={formId} onSubmit={form.submit} noValidate className="grid gap-4">
        <WhoFields form={form} />
        <CleanFields form={form} />
      </form>
    </Panel>
  )
}

function WhoFields({ form }: { form: NewBookingForm }) {
  const { typed, type, errors } = form
  return (
    <>
      <fieldset className="sheet-choices">
        <legend className="mb-1.5 font-semibold text-heading">{words.who}</legend>
        {(['known', 'guest'] as const).map(who => (
          <Choice
            key={who}
            name="who"
            label={words[who]}
            checked={typed.who === who}
            onChange={() => type({ who })}
          />
        ))}
      </fieldset>
      {typed.who === 'known' ? (
        <div data-field="customer_id">
          <CustomerPicker
            chosen={typed.customer}
            error={errors.customer_id}
            onChoose={customer =>
              type({ customer, address: typed.address || (customer && fullAddress(customer)) || '' })
            }
          />
        </div>
      ) : (
        <GuestFields form={form} />
      )}
    </>
  )
}

function GuestFields({ form: { typed, type, errors } }: { form: NewBookingForm }) {
  const fields = [
    ['guest_name', words.name, 'text', 'name'],
    ['guest_phone', words.phone, 'tel', 'tel'],
    ['guest_email', words.email, 'email', 'email'],
  ] as const
  return fields.map(([name, label, kind]) => (
    <div key={name} data-field={name}>
      <TextField
        label={label}
        type={kind}
        optional={name === 'guest_email'}
        hint={name === 'guest_email' ? words.emailHint : undefined}
        autoComplete="off"
        value={typed[name]}
        error={errors[name]}
        onChange={event => type({ [name]: event.target.value })}
      />
    </div>
  ))
}

function CleanFields({ form }: { form: NewBookingForm }) {
  const { typed, type, errors } = form
  return (
    <>
      <div data-field="service_type">
        <SelectField
          label={words.service}
          value={typed.service_type}
          error={errors.service_type}
          onChange={event => type(withType(event.target.value, typed))}
        >
          <option value="">{words.chooseService}</option>
          {serviceGroups.map(({ group, label }) => (
            <optgroup key={group} label={label}>
              {kindsIn(group)
                .flatMap(({ kind }) => typesOf(kind))
                .map(type => (
                  <option key={type} value={type}>
                    {serviceLabel(type)}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      {typed.service_type && (
        <CleanSize type={typed.service_type as ServiceType} clean={typed} onChange={type} />
      )}
      <div data-field="service_date">
        <TextField
          label={words.day}
          type="date"
          min={todayAt(new Date())}
          value={typed.service_date}
          error={errors.service_date}
          onChange={event => type({ service_date: event.target.value, service_time: '' })}
        />
      </div>
      <SlotField
        day={typed.service_date}
        clean={typed}
        slot={typed.service_time}
        error={errors.service_time}
        onChoose={service_time => type({ service_time })}
      />
      <PlaceFields form={form} />
    </>
  )
}

function PlaceFields({ form: { typed, type, errors } }: { form: NewBookingForm }) {
  return (
    <>
      <div data-field="address">
        <TextField
          label={words.address}
          autoComplete="off"
          value={typed.address}
          error={errors.address}
          onChange={event => type({ address: event.target.value })}
        />
      </div>
      <div data-field="special_instructions">
        <TextAreaField
          label={words.notes}
          optional
          value={typed.special_instructions}
          error={errors.special_instructions}
          onChange={event => type({ special_instructions: event.target.value })}
        />
      </div>
    </>
  )
}
