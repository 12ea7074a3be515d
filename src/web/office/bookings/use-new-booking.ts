// A booking that the office enters: the draft survives errors and reloads, and is sent once.
import { bookingWords } from '#content/office-bookings.ts'
import { officeBookingSchema } from '#domain/booking.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { fullAddress } from '#domain/full-address.ts'
import { phoneBookingSchema } from '#domain/phone-booking.ts'
import { Refusal } from '#domain/refusal.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import type { Customer } from '#web/data/customers.ts'
import { addBooking, type NewBooking } from '#web/data/run-bookings.ts'
import { laterWord } from '#web/forms/attempt.ts'
import { type Refused, useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { useLocation, useNavigate, useSearchParams } from '#web/router/routing.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

export type BookedCustomer = Pick<
  Customer,
  'id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'address' | 'city'
>

const empty = {
  who: 'known' as 'known' | 'guest',
  customer: null as BookedCustomer | null,
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
type Typed = typeof empty
type BookingRow = Omit<NewBooking, 'id'>

// The slot was full, closed or over when the request came in: another time is wanted.
const slotRefusals = ['slot_taken', 'slot_past', 'day_closed', 'ends_too_late']

export function useNewBooking() {
  const { session } = useOfficeVisitor()
  const navigate = useNavigate()
  const refresh = useRefreshBookings()
  return useForm<Typed, BookingRow>({
    start: empty,
    draftKey: officeKeyOf('new-booking', session.user.id),
    typed: useBroughtAlong(),
    check: checkNew,
    send: async (row, store) => {
      try {
        const id = await store(made => addBooking({ ...row, id: made } as NewBooking))
        showOnlyToast({ title: bookingWords.done.added })
        await refresh()
        void navigate(`/crm/bookings/${id}`, { replace: true, state: { fromList: true } })
        return true
      } catch (error) {
        return refusalOf(error)
      }
    },
  })
}

export type NewBookingForm = ReturnType<typeof useNewBooking>

// '+ 1 free' in the week brings its day and slot along, 'Add booking' at a customer the customer, the waiting list both
// and what is wanted.
function useBroughtAlong(): Partial<Typed> {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const customer = state?.customer as BookedCustomer | undefined
  const clean = state?.clean as Partial<Typed> | undefined
  const [day, slot] = (params.get('at') ?? '').split(' ')
  return {
    ...clean,
    ...(customer && { who: 'known', customer, address: fullAddress(customer) }),
    ...(day && slot && { service_date: day, service_time: slot }),
  }
}

function checkNew(typed: Typed): { row: BookingRow } | Refused {
  const { who, customer, sized: _, takes: __, isUsual: ___, ...fields } = typed
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
  return { row: clean as BookingRow }
}

function refusalOf(error: unknown): Refused {
  const { code, field, message } = error instanceof Refusal ? error : new Refusal('unexpected', '')
  if (slotRefusals.includes(code)) return { errors: { service_time: message } }
  if (field) return { errors: { [field]: message } }
  return { errors: {}, notice: { ...bookingWords.failed, ...laterWord(error) } }
}
