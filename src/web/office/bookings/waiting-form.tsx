import { type SubmitEvent, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { formatTimes } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { sanitiseText } from '#domain/sanitise.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { timeSlots } from '#domain/terms.ts'
import { CleanSize, type SizeOfClean } from '#web/calendar/clean-size.tsx'
import { withType } from '#web/calendar/size-for-type.ts'
import { addWait } from '#web/data/waiting-list.ts'
import { type ClientChoice, ClientField } from '#web/office/shared/client-field.tsx'
import { ServiceOptions } from '#web/office/shared/service-options.tsx'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const words = waitingWords.adding
const noteLength = 300

type Typed = SizeOfClean & { service_type: string; weekdays: number[]; windows: string[]; note: string }
const empty: Typed = { service_type: '', weekdays: [], windows: [], note: '' }

/** Somebody who waits without a booking. */
export function WaitingForm({ onDone }: { onDone: () => void }) {
  const [customer, setCustomer] = useState<ClientChoice | null>(null)
  const [typed, setTyped] = useState(empty)
  const { isBusy, errors, submit } = useNewWait({ customer, typed, onDone })
  const type = (changes: Partial<Typed>) => setTyped(current => ({ ...current, ...changes }))
  return (
    <form noValidate aria-label={words.title} className="waiting-form" onSubmit={submit}>
      <p className="text-ink-soft">{words.hint}</p>
      <ClientField
        label={bookingWords.adding.find}
        name="customer_id"
        none={words.noneFound}
        chosen={customer}
        error={errors.customer}
        onChoose={setCustomer}
      />
      <SelectField
        label={bookingWords.adding.service}
        value={typed.service_type}
        error={errors.service}
        onChange={event => type(withType(event.target.value, typed))}
      >
        <option value="">{bookingWords.adding.chooseService}</option>
        <ServiceOptions />
      </SelectField>
      {typed.service_type && (
        <CleanSize isOffice type={typed.service_type as ServiceType} clean={typed} onChange={type} />
      )}
      <Ticks
        label={words.days}
        options={words.weekdays.map((label, place) => ({ value: place + 1, label }))}
        ticked={typed.weekdays}
        onChange={weekdays => type({ weekdays })}
      />
      <Ticks
        label={words.windows}
        options={timeSlots.map(slot => ({ value: slot as string, label: formatTimes(slot) }))}
        ticked={typed.windows}
        onChange={windows => type({ windows })}
      />
      <TextField
        label={words.note}
        optional
        maxLength={noteLength}
        value={typed.note}
        onChange={event => type({ note: event.target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {words.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

type TicksProps<Value> = {
  label: string
  options: { value: Value; label: string }[]
  ticked: Value[]
  onChange: (ticked: Value[]) => void
}

function Ticks<Value extends string | number>({ label, options, ticked, onChange }: TicksProps<Value>) {
  return (
    <fieldset className="waiting-ticks">
      <legend>
        {label} <small>{words.none}</small>
      </legend>
      {options.map(option => (
        <CheckField
          key={option.value}
          label={option.label}
          checked={ticked.includes(option.value)}
          onChange={event =>
            onChange(
              event.target.checked
                ? [...ticked, option.value]
                : ticked.filter(other => other !== option.value),
            )
          }
        />
      ))}
    </fieldset>
  )
}

type NewWait = { customer: ClientChoice | null; typed: Typed; onDone: () => void }
type Errors = { customer?: string; service?: string }

function useNewWait({ customer, typed, onDone }: NewWait) {
  const refresh = useRefreshBookings()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!customer) return setErrors({ customer: bookingWords.adding.customerRequired })
    if (!typed.service_type) return setErrors({ service: bookingWords.adding.chooseService })
    setErrors({})
    setBusy(true)
    try {
      await addWait({ customer_id: customer.id, ...fieldsOf(typed) })
      showToast({ title: waitingWords.booking.added(customer.name) })
      onDone()
      await refresh()
    } catch (error) {
      if (isTwice(error)) setErrors({ service: words.twice })
      else showToast({ ...bookingWords.failed, tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, errors, submit }
}

function fieldsOf({ service_type, size, extras, suburb, weekdays, windows, note }: Typed) {
  return {
    service_type: service_type as ServiceType,
    size: size ?? null,
    extras: extras ?? [],
    suburb: suburb ?? null,
    weekdays,
    windows,
    note: sanitiseText(note).trim() || null,
  }
}

const isTwice = (error: unknown) => error instanceof Refusal && error.code === 'waits_already'
