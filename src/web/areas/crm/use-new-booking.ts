// A booking that the office writes down: what is typed outlives an error and a reload, and is sent once.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { bookingWords } from '#content/office-bookings.ts'
import { guestBookingSchema, officeBookingSchema } from '#domain/booking.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { Refusal } from '#domain/refusal.ts'
import { addBooking, type FoundCustomer, type NewBooking } from '#web/data/run-bookings.ts'
import { focusFirstError } from '#web/focus-first-error.ts'
import { forget, keep, readKept } from '#web/kept.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { newId } from '#web/random.ts'
import { officeKeyOf } from '#web/session-keys.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useRefreshBookings } from './use-booking-acts.ts'

const empty = {
  id: '',
  who: 'known' as 'known' | 'guest',
  customer: null as FoundCustomer | null,
  guest_name: '',
  guest_phone: '',
  guest_email: '',
  service_type: '',
  service_date: '',
  service_time: '',
  address: '',
  special_instructions: '',
}
type Typed = typeof empty

// The slot was full, closed or over when the request came in: another time is wanted.
const slotRefusals = ['slot_taken', 'slot_past', 'day_closed']

export function useNewBooking() {
  const { session } = useOfficeVisitor()
  const draftKey = officeKeyOf('new-booking', session.user.id)
  const [typed, setTyped] = useTyped(draftKey)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const refresh = useRefreshBookings()
  useEffect(() => {
    if (ref.current) focusFirstError(ref.current, errors)
  }, [errors])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = checkNew(typed)
    if ('errors' in checked) return setErrors(checked.errors)
    setBusy(true)
    try {
      await addBooking(checked.booking)
      forget(draftKey)
      showToast({ title: bookingWords.done.added })
      await refresh()
      void navigate(`/crm/bookings/${checked.booking.id}`, { replace: true, state: { fromList: true } })
    } catch (error) {
      setErrors(errorsFrom(error))
    } finally {
      setBusy(false)
    }
  }

  function type(changes: Partial<Typed>) {
    setTyped({ ...typed, ...changes })
    setErrors(current => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changes))))
  }
  return { ref, typed, errors, isBusy, type, submit }
}

export type NewBookingForm = ReturnType<typeof useNewBooking>

// '+ 1 free' in the week brings its day and slot along, 'Add booking' at a customer the customer.
function useTyped(draftKey: string) {
  const [params] = useSearchParams()
  const customer = useLocation().state?.customer as FoundCustomer | undefined
  const [typed, setTyped] = useState<Typed>(() => {
    const draft = { ...empty, id: newId(), ...(readKept(draftKey) as Partial<Typed>) }
    const kept = customer
      ? { ...draft, who: 'known' as const, customer, address: addressOf(customer) }
      : draft
    const [day, slot] = (params.get('at') ?? '').split(' ')
    return day && slot ? { ...kept, service_date: day, service_time: slot } : kept
  })
  const change = (next: Typed) => {
    setTyped(next)
    keep(draftKey, next)
  }
  return [typed, change] as const
}

export const addressOf = ({ address, city }: { address: string | null; city: string | null }) =>
  [address, city].filter(Boolean).join(', ')

function checkNew(typed: Typed): { booking: NewBooking } | { errors: FieldErrors } {
  const { who, customer, ...fields } = typed
  const schema = who === 'guest' ? guestBookingSchema : officeBookingSchema
  const { data, error } = schema.safeParse(fields)
  const missing: FieldErrors =
    who === 'known' && !customer ? { customer_id: bookingWords.adding.customerRequired } : {}
  if (error || Object.keys(missing).length > 0)
    return { errors: { ...missing, ...(error && fieldErrorsOf(error)) } }
  const clean = {
    ...data,
    id: typed.id,
    special_instructions: data.special_instructions || null,
    ...(customer && who === 'known' && { customer_id: customer.id }),
  }
  return { booking: clean as NewBooking }
}

function errorsFrom(error: unknown): FieldErrors {
  if (error instanceof Refusal && slotRefusals.includes(error.code)) return { service_time: error.message }
  if (error instanceof Refusal && error.field) return { [error.field]: error.message }
  showToast({ ...bookingWords.failed, tone: 'bad' })
  return {}
}
