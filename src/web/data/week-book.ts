// One week of the diary with its cleans, and the last good answer stored in this browser for when there is no signal.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { DiaryDay } from '#domain/diary.ts'
import type { WayFigures } from '#domain/suburbs.ts'
import { keep, readKept } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { availableSlots, type SlotAvailability } from './bookings.ts'
import { readDiaryDays, readWays } from './diary-days.ts'
import { type OfficeBooking, readWeekBookings } from './staff-bookings.ts'

export type WeekBook = {
  monday: IsoDay
  readAt: number
  days: DiaryDay[]
  bookings: OfficeBooking[]
  ways: WayFigures
}

type Question = { monday: IsoDay; userId: string; isStaff: boolean }

export async function readWeekBook({ monday, userId, isStaff }: Question): Promise<WeekBook> {
  const saturday = addDays(monday, 5)
  const [days, bookings, ways] = await Promise.all([
    isStaff ? readDiaryDays(monday, saturday) : readOpenDays(monday, saturday),
    readWeekBookings(monday, saturday),
    isStaff ? readWays() : noWays,
  ])
  const book = { monday, readAt: Date.now(), days, bookings, ways }
  keep(weekKey(userId), book)
  return book
}

/** The week that was read last, if it is this one. */
export function keptWeekBook({ monday, userId }: Omit<Question, 'isStaff'>): WeekBook | undefined {
  const kept = readKept(weekKey(userId)) as WeekBook | undefined
  return kept?.monday === monday ? kept : undefined
}

const weekKey = (userId: string) => officeKeyOf('week', userId)
const noWays: WayFigures = {
  way_same_suburb_minutes: 0,
  way_same_town_minutes: 0,
  way_other_town_minutes: 0,
}

// Who is not staff knows the opening hours and their own bookings, and nothing of crews.
async function readOpenDays(from: IsoDay, to: IsoDay): Promise<DiaryDay[]> {
  const slots = await availableSlots(from, to, { is_endless: true })
  return Object.entries(Object.groupBy(slots, ({ day }) => day)).map(([day, all = []]) => openDayOf(day, all))
}

function openDayOf(day: IsoDay, slots: SlotAvailability[]): DiaryDay {
  const open = slots.filter(({ state }) => state !== 'closed').map(({ slot }) => slot)
  const [opens, closes] = [minuteOf(open[0]?.slice(0, 5)), minuteOf(open.at(-1)?.slice(6))]
  const isOpen = open.length > 0
  return {
    day,
    closed: isOpen ? undefined : (slots[0]?.reason ?? ''),
    startsFrom: opens,
    startsBefore: closes,
    crews: [
      {
        crewId: 0,
        crewName: '',
        hours: isOpen ? { opens, closes, endsBy: closes } : undefined,
        off: undefined,
      },
    ],
  }
}

function minuteOf(clock = '00:00'): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
