// A booking that the office enters: the draft survives errors and reloads, and is sent once.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { officeBookingSchema } from '#domain/booking.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { fullAddress } from '#domain/full-address.ts'
import { phoneBookingSchema } from '#domain/phone-booking.ts'
import { Refusal } from '#domain/refusal.ts'
import { forget, keepDraft, readDraft } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { addBooking, type FoundCustomer, type NewBooking } from '#web/data/run-bookings.ts'
import { type Attempt, laterWord, storeOnce } from '#web/forms/attempt.ts'
import { focusFirstError } from '#web/forms/focus-first-error.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { useLocation, useNavigate, useSearchParams } from '#web/router/routing.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const empty = {
  who: 'known' as 'known' | 'guest',
  customer: null as FoundCustomer | null,
  guest_name: '',
  guest_phone: '',
  guest_email: '',
  service_type: '',
  size: undefined as number | undefined,
  extras: undefined as string[] | undefined,
  suburb: undefined as string | undefined,
  sized: undefined as string | undefined,
  isUsual: undefined as boolean | undefined,
  takes: undefined as string | undefined,
  service_date: '',
  service_time: '',
  address: '',
  special_instructions: '',
}
type Typed = typeof empty & { attempt?: Attempt | undefined }

// The slot was full, closed or over when the request came in: another time is wanted.
const slotRefusals = ['slot_taken', 'slot_past', 'day_closed', 'ends_too_late']

export function useNewBooking() {
  const { session } = useOfficeVisitor()
  const draftKey = officeKeyOf('new-booking', session.user.id)
  const [typed, type] = useTyped(draftKey)
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
      const { booking: row } = checked
      const id = await storeOnce({
        row,
        last: typed.attempt,
        keep: attempt => type({ attempt }),
        send: made => addBooking({ ...row, id: made } as NewBooking),
      })
      forget(draftKey)
      showOnlyToast({ title: bookingWords.done.added })
      await refresh()
      void navigate(`/crm/bookings/${id}`, { replace: true, state: { fromList: true } })
    } catch (error) {
      setErrors(errorsFrom(error))
    } finally {
      setBusy(false)
    }
  }

  function change(changes: Partial<Typed>) {
    type(changes)
    setErrors(current => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changes))))
  }
  return { ref, typed, errors, isBusy, type: change, submit }
}

export type NewBookingForm = ReturnType<typeof useNewBooking>

// '+ 1 free' in the week brings its day and slot along, 'Add booking' at a customer the customer.
function useTyped(draftKey: string) {
  const [params] = useSearchParams()
  const customer = useLocation().state?.customer as FoundCustomer | undefined
  const [typed, setTyped] = useState<Typed>(() => {
    const draft: Typed = { ...empty, ...(readDraft(draftKey) as Partial<Typed>) }
    const kept = customer
      ? { ...draft, who: 'known' as const, customer, address: fullAddress(customer) }
      : draft
    const [day, slot] = (params.get('at') ?? '').split(' ')
    return day && slot ? { ...kept, service_date: day, service_time: slot } : kept
  })
  const type = (changes: Partial<Typed>) =>
    setTyped(current => {
      const next = { ...current, ...changes }
      keepDraft(draftKey, next)
      return next
    })
  return [typed, type] as const
}

function checkNew(typed: Typed): { booking: Omit<NewBooking, 'id'> } | { errors: FieldErrors } {
  const { who, customer, attempt: _, sized: __, takes: ___, isUsual: ____, ...fields } = typed
  const schema = who === 'guest' ? phoneBookingSchema : officeBookingSchema
  const { data, error } = schema.safeParse(fields)
  const missing: FieldErrors =
    who === 'known' && !customer ? { customer_id: bookingWords.adding.customerRequired } : {}
  if (error || Object.keys(missing).length > 0)
    return { errors: { ...missing, ...(error && fieldErrorsOf(error)) } }
  const clean = {
    ...data,
    special_instructions: data.special_instructions || null,
    ...(customer && who === 'known' && { customer_id: customer.id }),
  }
  return { booking: clean as Omit<NewBooking, 'id'> }
}

function errorsFrom(error: unknown): FieldErrors {
  if (error instanceof Refusal && slotRefusals.includes(error.code)) return { service_time: error.message }
  if (error instanceof Refusal && error.field) return { [error.field]: error.message }
  showOnlyToast({ ...bookingWords.failed, ...laterWord(error), tone: 'bad' })
  return {}
}
