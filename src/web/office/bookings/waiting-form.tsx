import { type SubmitEvent, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { sanitiseText } from '#domain/sanitise.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { useAct } from '#web/acts/use-act.ts'
import { CleanSize, type SizeOfClean } from '#web/calendar/clean-size.tsx'
import { withType } from '#web/calendar/size-for-type.ts'
import { addWait } from '#web/data/waiting-list.ts'
import { type ClientChoice, ClientField } from '#web/office/shared/client-field.tsx'
import { ServiceOptions } from '#web/office/shared/service-options.tsx'
import { bookingKeys } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { type Suits, WaitingSuits } from './waiting-suits.tsx'

const words = waitingWords.adding

type Typed = SizeOfClean & Suits & { service_type: string }
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
      <WaitingSuits suits={typed} onType={type} />
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

type NewWait = { customer: ClientChoice | null; typed: Typed; onDone: () => void }
type Errors = { customer?: string; service?: string }

function useNewWait({ customer, typed, onDone }: NewWait) {
  const { act, isBusy } = useAct(bookingKeys)
  const [errors, setErrors] = useState<Errors>({})

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!customer) return setErrors({ customer: bookingWords.adding.customerRequired })
    if (!typed.service_type) return setErrors({ service: bookingWords.adding.chooseService })
    setErrors({})
    void act({
      work: () => addWait({ customer_id: customer.id, ...fieldsOf(typed) }),
      said: { title: waitingWords.booking.added(customer.name) },
      failed: error => {
        if (!isTwice(error)) return bookingWords.failed
        setErrors({ service: words.twice })
        return { title: words.twice }
      },
      onDone,
    })
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
