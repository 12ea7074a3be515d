import { useEffect, useEffectEvent, useMemo } from 'react'
import { weekWords } from '#content/office-week.ts'
import { addDays } from '#domain/calendar.ts'
import { useIsPhone } from '#web/browser/use-media.ts'
import type { WeekBook } from '#web/data/week-book.ts'
import { Repeat } from '#web/icons/repeat.ts'
import { Truck } from '#web/icons/truck.ts'
import { BadgeMark } from '#web/ui/badge.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { nameOf } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import { LayBar } from './lay-bar.tsx'
import { type Laying, layingOf } from './laying.ts'
import { heldWords, hitWords, useNameOfClean } from './place-words.ts'
import { plannedOf } from './planned-clean.ts'
import { useHandKeys } from './use-hand-keys.ts'
import { useLayIn } from './use-lay-in.ts'
import type { OpenWeek } from './use-week.ts'
import { useWeekKeys } from './use-week-keys.ts'
import { WeekByDay } from './week-by-day.tsx'
import { WeekColumns } from './week-columns.tsx'
import { scaleOf } from './week-geometry.ts'
import { useWeekView, type WeekView, WeekViewProvider } from './week-view.ts'

type DrawnWeekProps = { week: OpenWeek; book: WeekBook; desk: BookingsDesk; crewIds: number[] }

/** The week at rest, and while a clean is in the hand. */
export function DrawnWeek({ week, book, desk, crewIds }: DrawnWeekProps) {
  const { view, keys } = useView({ week, book, desk, crewIds })
  const { isBusy, layIn } = useLayIn(desk)
  const { laying, isPhone } = view
  const lay = (reason?: string) => {
    const { hand, hits, isUnchanged } = laying ?? {}
    if (!hand?.place || isUnchanged) return desk.putBack()
    if (hits?.length === 0 || reason) void layIn(hand, hand.place, reason)
  }
  usePutBackWithoutSignal(desk, Boolean(week.trouble))
  useHandKeys({ desk, laying, diary: view.diary, onLay: () => lay() })
  return (
    <WeekViewProvider value={view}>
      {isPhone ? <WeekByDay week={week} keys={keys} /> : <WeekColumns keys={keys} />}
      <HandSaid laying={laying} />
      {laying ? (
        <LayBar
          key={laying.hand.booking.id}
          laying={laying}
          isBusy={isBusy}
          onLay={lay}
          onNextWeek={() => week.goTo(addDays(week.day, 7))}
        />
      ) : (
        !isPhone && <WeekLegend />
      )}
    </WeekViewProvider>
  )
}

// What is picked up without signal goes back and says why.
function usePutBackWithoutSignal(desk: BookingsDesk, hasTrouble: boolean) {
  const putBack = useEffectEvent(() => {
    if (!desk.hand) return
    showToast({ title: weekWords.hand.needsSignal(nameOf(desk.hand.booking)), tone: 'bad' })
    desk.putBack()
  })
  const isRefused = hasTrouble && Boolean(desk.hand)
  useEffect(() => {
    if (isRefused) putBack()
  }, [isRefused])
}

function useView({ week, book, desk, crewIds }: DrawnWeekProps) {
  const { now, isStaff, trouble } = week
  const isPhone = useIsPhone()
  const keys = useWeekKeys()
  const cleans = useMemo(() => plannedOf(book, isStaff), [book, isStaff])
  const scale = useMemo(() => scaleOf(book.days, cleans), [book, cleans])
  const diary = useMemo(
    () => ({
      days: book.days,
      ways: book.ways,
      stretches: cleans,
      now: { day: now.day, minute: now.minute },
    }),
    [book, cleans, now.day, now.minute],
  )
  const canLay = isStaff && !trouble
  const held = canLay ? desk.hand : undefined
  const laying = useMemo(() => held && layingOf(held, diary), [held, diary])
  const { item } = keys
  const view: WeekView = {
    ...{ diary, cleans, scale, crewIds, desk, laying, canLay, isStaff, isPhone, item },
  }
  return { view, keys }
}

/** For those who cannot see it: the place and the clash. */
function HandSaid({ laying }: { laying: Laying | undefined }) {
  const { diary } = useWeekView()
  const nameOfClean = useNameOfClean()
  const [hit] = laying?.hits ?? []
  const said = laying && [
    laying.hand.trouble,
    heldWords(laying, diary) || weekWords.hand.lead(nameOf(laying.hand.booking), laying.places.length),
    hit && `${hitWords(hit, nameOfClean)}.`,
  ]
  return (
    <p role="status" className="sr-only">
      {said?.filter(Boolean).join('. ')}
    </p>
  )
}

function WeekLegend() {
  const { key } = weekWords
  return (
    <p className="week-key" aria-hidden="true">
      <span>
        <i className="key-done" />
        {key.done}
      </span>
      <span>
        <i className="key-dry" />
        {key.dry}
      </span>
      <span className="key-waiting">
        <BadgeMark tone="pending" />
        {key.waiting}
      </span>
      <span>
        <Repeat />
        {key.regular}
      </span>
      <span>
        <Truck />
        {key.way}
      </span>
      <span>
        <i className="key-closed" />
        {key.closed}
      </span>
    </p>
  )
}
