// The booking request: choose, say where and who, send. An island; the page around it is plain HTML.
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { bookingForm } from '#content/booking-form.ts'
import { diaryWords } from '#content/diary.ts'
import type { RunningOffer } from '#content/offer-words.ts'
import type { Offered } from '#content/offered.ts'
import { isBeforeAnswer } from '#domain/answer-time.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { PromotionRule } from '#domain/price.ts'
import { kindOf, type ServiceType } from '#domain/service-types.ts'
import { readKept } from '#web/browser/kept.ts'
import { sentKey } from '#web/browser/session-keys.ts'
import { nearestFreeDay } from '#web/calendar/calendar-days.ts'
import { CalendarPlaceholder } from '#web/calendar/calendar-frame.tsx'
import { DayChoice } from '#web/calendar/day-choice.tsx'
import { withType } from '#web/calendar/size-for-type.ts'
import { SlotChoice } from '#web/calendar/slot-choice.tsx'
import type { DatedAnswer } from '#web/site/shared/next-free.ts'
import { OfferList } from '#web/site/shared/offer-list.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { AskedDay } from './asked-day.tsx'
import { AskedService, type ServiceAsked } from './asked-service.tsx'
import { BookingRecap, BookingSummary, SoonNote } from './booking-summary.tsx'
import { ContactFields } from './contact-fields.tsx'
import { LateConfirmation, loadConfirmation } from './late-confirmation.tsx'
import { loadSize, SizeAndCost, useSizeCode } from './late-size.tsx'
import { SendRequest } from './send-request.tsx'
import { type Fold, ServiceChoice } from './service-choice.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { timeAdvice, withAdvice } from './step-advice.ts'
import { dayStep, serviceStep, timeStep } from './step-ids.ts'
import { useBookingForm } from './use-booking-form.ts'
import { loadSending } from './use-booking-request.ts'
import { useManageKey } from './use-manage-key.ts'

const ManageBooking = lazy(async () => ({ default: (await import('./manage-booking.tsx')).ManageBooking }))
const SentBefore = lazy(async () => ({ default: (await import('./sent-before.tsx')).SentBefore }))
const WaitingDiscount = lazy(async () => ({
  default: (await import('./waiting-discount.tsx')).WaitingDiscount,
}))

// At the first touch, so that it is there at the press, also where the signal has gone meanwhile.
const loadAhead = () => {
  void loadSize()
  void loadSending().catch(() => {})
}

const { advice } = bookingForm

type BookingFormProps = {
  /** 'A home from R 520, windows from R 380', where the owner publishes her prices. */
  from?: string
  /** Those that the home page leads here with. */
  days?: IsoDay[]
  /** Those of them with room only for a shorter clean than most ask for. */
  shortDays?: IsoDay[]
  /** The first day that the calendar is likely to show. */
  likelyFrom?: IsoDay
  /** By when whoever asks today has heard from us: '2026-11-19T12:00'. */
  heardBy?: string
  /** The same for the card after sending, whether or not a time comes before it. */
  answer?: DatedAnswer
  /** Those that /services leads here with. */
  services?: ServiceAsked[]
  /** What holds of whoever comes and of the clean, the most important first. */
  vows?: string[]
  /** The promotions that run. */
  offers?: RunningOffer[]
  /** As a quote takes them. */
  running?: PromotionRule[]
}

type RequestDeskProps = BookingFormProps &
  Required<Pick<BookingFormProps, 'days' | 'shortDays' | 'services' | 'offers' | 'running'>>

export function BookingForm(props: BookingFormProps) {
  const manageKey = useManageKey()
  return (
    <>
      {manageKey ? (
        <Suspense fallback={<CalendarPlaceholder />}>
          <ManageBooking manageKey={manageKey} />
        </Suspense>
      ) : (
        <RequestDesk days={[]} shortDays={[]} services={[]} offers={[]} running={[]} {...props} />
      )}
      <ToastRegion />
    </>
  )
}

function RequestDesk({ from, days, services, answer, ...props }: RequestDeskProps) {
  const [offered, setOffered] = useState<Offered>()
  const [foldsService, setFoldsService] = useState<boolean>()
  const [tapped, setTapped] = useState<HTMLElement>()
  const [changesDay, setChangesDay] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const booking = useBookingForm(form)
  function bookAnother() {
    setFoldsService(false)
    setChangesDay(true)
    booking.bookAnother()
  }
  function foldAround(tapped: HTMLElement) {
    setFoldsService(true)
    setTapped(tapped)
  }
  const sizeCode = useSizeCode(booking.draft.service_type !== '')
  const folded = serviceFolded(booking, foldsService ?? booking.asked.service, Boolean(sizeCode))
  // Its step may begin above the screen by then.
  useLayoutEffect(() => {
    if (folded) tapped?.closest(`#${serviceStep}`)?.scrollIntoView({ block: 'nearest' })
  }, [folded, tapped])
  const openDays = hasDay(booking) && !changesDay ? () => setChangesDay(true) : undefined
  if (booking.booked) {
    const { service_date: day, service_time: slot } = booking.booked.booked
    const isEarly = isBeforeAnswer({ day, slot }, answer?.by)
    return <LateConfirmation {...booking.booked} answer={answer} isEarly={isEarly} onAgain={bookAnother} />
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-12">
      <div className="min-w-0 rounded-card bg-surface p-[clamp(1rem,0.5rem+2.6vw,2.75rem)] shadow-rest">
        {booking.isAwake && readKept(sentKey, 'sessionStorage') !== undefined && (
          <Suspense>
            <SentBefore />
          </Suspense>
        )}
        <AskedDay
          days={days}
          shortDays={props.shortDays}
          chosen={dayChosen(booking)}
          hasService={booking.draft.service_type !== ''}
          known={booking.day}
          nearest={nearestOf(booking)}
        />
        <SignInPanel visitor={booking.visitor} startTab={booking.startTab} onChanged={booking.look} />
        <RequestForm
          form={form}
          booking={booking}
          fold={foldOf(folded)}
          asked={
            <AskedService
              services={services}
              chosen={folded}
              hasDay={booking.draft.service_date !== ''}
              onChange={() => setFoldsService(false)}
            />
          }
          services={services}
          sizeCode={sizeCode}
          onTap={foldAround}
          offered={offered}
          onEstimate={setOffered}
          onOpenDays={openDays}
          {...props}
        />
      </div>
      <BookingSummary
        draft={booking.draft}
        isClient={Boolean(booking.client)}
        costs={booking.draft.service_type ? offered?.about : from}
        notes={offered?.notes}
      />
    </div>
  )
}

type Booking = ReturnType<typeof useBookingForm>

// Both undefined until the script runs.
function dayChosen({ isAwake, asked, draft }: Booking) {
  if (!isAwake) return undefined
  return asked.day ? draft.service_date : ''
}

// Who comes with a day is asked for its time next, as long as it has one.
function hasDay(booking: Booking) {
  const state = booking.day?.state ?? 'waiting'
  return Boolean(dayChosen(booking)) && (state === 'free' || state === 'waiting')
}

/** The nearest day that has a time, and how to take it. */
function nearestOf({ diary, draft, edit }: Booking) {
  const day = nearestFreeDay(diary.days, draft.service_date)
  return day ? { day, take: () => edit({ service_date: day }) } : undefined
}

/** The service that is chosen, where the others are folded away: not before what is asked next can take their place. */
function serviceFolded({ isAwake, draft }: Booking, isFolded: boolean, hasNext: boolean) {
  if (!isAwake || (draft.service_type && !hasNext)) return undefined
  return isFolded && draft.service_type ? kindOf(draft.service_type as ServiceType) : ''
}

// Who comes with a service is asked next how big it is, not once more which.
function foldOf(folded: ReturnType<typeof serviceFolded>): Fold {
  if (folded === undefined) return 'by-address'
  return folded ? 'folded' : 'unfolded'
}

type RequestFormProps = Omit<RequestDeskProps, 'from' | 'days' | 'answer'> & {
  form: RefObject<HTMLFormElement | null>
  booking: Booking
  fold: Fold
  asked: ReactNode
  sizeCode: ReturnType<typeof useSizeCode>
  onTap: (tapped: HTMLElement) => void
  offered: Offered | undefined
  onEstimate: (offered: Offered | undefined) => void
  /** Where the calendar is folded away. */
  onOpenDays: (() => void) | undefined
}

function RequestForm({ form, booking, fold, asked, sizeCode, onTap, offered, ...props }: RequestFormProps) {
  const { client, draft, diary, day, errors, edit, submit } = booking
  const nearest = nearestOf(booking)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void loadConfirmation()
    submit(String(new FormData(event.currentTarget).get('website') ?? ''))
  }

  return (
    <form ref={form} noValidate onFocus={loadAhead} onSubmit={onSubmit} aria-label={bookingForm.label}>
      <ServiceChoice
        type={draft.service_type}
        fold={fold}
        asked={asked}
        services={props.services}
        asksRhythm={sizeCode !== undefined}
        error={withAdvice(errors.service_type, advice.service_type)}
        onChoose={type => edit(withType(type, draft))}
        onTap={onTap}
      />
      {draft.service_type && sizeCode ? (
        <SizeAndCost
          code={sizeCode}
          address={client ? draft.address : ''}
          type={draft.service_type as ServiceType}
          clean={draft}
          onChange={edit}
          running={props.running}
          onEstimate={props.onEstimate}
          hasDay={props.onOpenDays !== undefined}
        />
      ) : (
        <OfferList offers={props.offers} />
      )}
      <DayChoice
        id={dayStep}
        number={2}
        diary={diary}
        chosen={draft.service_date}
        suburb={draft.suburb}
        error={withAdvice(errors.service_date, advice.service_date)}
        likelyFrom={props.likelyFrom}
        heardBy={props.heardBy}
        hasShorter={!draft.service_type && props.shortDays.length > 0}
        onOpen={props.onOpenDays}
        onChoose={date => edit({ service_date: date })}
      />
      <SlotChoice
        id={timeStep}
        number={3}
        day={day}
        takes={draft.outlastsWindow ? draft.takes : undefined}
        heardBy={props.heardBy}
        slot={draft.service_time}
        isAnyClean={!draft.service_type}
        error={withAdvice(errors.service_time, timeAdvice(day, nearest?.day))}
        onChoose={slot => edit({ service_time: slot })}
        nearest={nearest}
        toDays={<ToDays onOpen={props.onOpenDays} />}
      />
      <SoonNote draft={draft} day={day} heardBy={props.heardBy} />
      <ContactFields draft={draft} errors={errors} isClient={Boolean(client)} onChange={edit} />
      {client && <OwnDiscount day={draft.service_date} />}
      <BookingRecap draft={draft} isClient={Boolean(client)} costs={offered?.about} notes={offered?.notes} />
      <SendRequest
        vows={props.vows}
        isKept={draft.unanswered !== undefined}
        isAwake={booking.isAwake}
        isSending={booking.isSending}
      />
    </form>
  )
}

const OwnDiscount = (props: ComponentProps<typeof WaitingDiscount>) => (
  <Suspense>
    <WaitingDiscount {...props} />
  </Suspense>
)

function ToDays({ onOpen }: { onOpen: (() => void) | undefined }) {
  return (
    <a
      href={`#${dayStep}`}
      onClick={onOpen}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
    >
      {diaryWords.slots.otherDay}
    </a>
  )
}
