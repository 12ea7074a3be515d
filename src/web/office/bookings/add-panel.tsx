import { useId } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { todayAt } from '#domain/calendar.ts'
import { fullAddress } from '#domain/full-address.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { gapOfKey } from '#domain/waiting-list.ts'
import { CleanSize } from '#web/calendar/clean-size.tsx'
import { withType } from '#web/calendar/size-for-type.ts'
import { Hourglass } from '#web/icons/hourglass.ts'
import { ClientField } from '#web/office/shared/client-field.tsx'
import { ServiceOptions } from '#web/office/shared/service-options.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useSearchParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Choice, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SlotField } from './slot-field.tsx'
import { type BookedCustomer, type NewBookingForm, useNewBooking } from './use-new-booking.ts'
import { gapPath } from './waiting-words.ts'

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
      <WhoCouldCome />
      <form ref={form.form} id={formId} onSubmit={form.submit} noValidate className="grid gap-4">
        <WhoFields form={form} />
        <CleanFields form={form} />
      </form>
    </Panel>
  )
}

// From a gap of the week: perhaps somebody waits for it.
function WhoCouldCome() {
  const [params] = useSearchParams()
  const gap = gapOfKey(params.get('gap') ?? '')
  if (!gap) return null
  return (
    <Link className={`${buttonClass({ tone: 'quiet' })} mb-4`} to={gapPath(gap)} state={fromList}>
      <Hourglass aria-hidden="true" />
      {waitingWords.whoCouldCome}
    </Link>
  )
}

function WhoFields({ form }: { form: NewBookingForm }) {
  const { values: typed, change: type, errors } = form
  const { customer } = typed
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
        <ClientField
          label={words.find}
          name="customer_id"
          hint={customer ? reachOf(customer) : undefined}
          none={words.noneFound}
          chosen={customer && { id: customer.id, name: fullName(customer), city: customer.city }}
          error={errors.customer_id}
          onChoose={(_, found) =>
            type({ customer: found ?? null, address: typed.address || (found && fullAddress(found)) || '' })
          }
        />
      ) : (
        <GuestFields form={form} />
      )}
    </>
  )
}

const reachOf = ({ phone, email }: BookedCustomer) =>
  [phone && formatPhone(phone), email].filter(Boolean).join(', ')

function GuestFields({ form: { bind } }: { form: NewBookingForm }) {
  return (
    <>
      <TextField {...bind('guest_name')} label={words.name} autoComplete="off" />
      <TextField {...bind('guest_phone')} label={words.phone} type="tel" autoComplete="off" />
      <TextField
        {...bind('guest_email')}
        label={words.email}
        type="email"
        optional
        hint={words.emailHint}
        autoComplete="off"
      />
    </>
  )
}

function CleanFields({ form }: { form: NewBookingForm }) {
  const { values: typed, change: type, bind, errors } = form
  return (
    <>
      <SelectField
        {...bind('service_type')}
        label={words.service}
        onChange={event => type(withType(event.target.value, typed))}
      >
        <option value="">{words.chooseService}</option>
        <ServiceOptions />
      </SelectField>
      {typed.service_type && (
        <CleanSize isOffice type={typed.service_type as ServiceType} clean={typed} onChange={type} />
      )}
      <TextField
        {...bind('service_date')}
        label={words.day}
        type="date"
        min={todayAt(new Date())}
        onChange={event => type({ service_date: event.target.value, service_time: '' })}
      />
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

function PlaceFields({ form: { bind } }: { form: NewBookingForm }) {
  return (
    <>
      <TextField {...bind('address')} label={words.address} autoComplete="off" />
      <TextAreaField {...bind('special_instructions')} label={words.notes} optional />
    </>
  )
}
