// The service history as it is written by hand: cleans from before the diary, in each state of work and of payment.
import { addDays } from '#domain/calendar.ts'
import { paymentMethods, recordTypes } from '#domain/service-record.ts'
import type { Office } from './accounts.ts'
import type { Card } from './customers.ts'
import { must } from './doors.ts'
import { eachOf, type Town } from './town.ts'

const remarks = [null, null, 'Oven took an hour longer.', 'Vensters buite ook gedoen.', 'Paid by her son.']

const states = [
  { status: 'completed', payment_status: 'paid' },
  { status: 'completed', payment_status: 'paid' },
  { status: 'completed', payment_status: 'pending' },
  { status: 'completed', payment_status: 'overdue' },
  { status: 'cancelled', payment_status: 'pending' },
  { status: 'scheduled', payment_status: 'pending' },
  { status: 'in-progress', payment_status: 'pending' },
] as const

export async function writeHistory(town: Town, { staff }: Office, cards: Card[]) {
  const rows = cards
    .slice(5)
    .flatMap(({ id }, place) => [
      recordOf(town, id, place),
      ...(town.dice.isLucky(0.4) ? [recordOf(town, id, place + 1)] : []),
    ])
  await eachOf(rows, row => must(staff.tables.from('services').insert({ ...row, user_id: staff.id })))
}

function recordOf({ dice, today }: Town, customer_id: string, place: number) {
  const state = states[place % states.length] as (typeof states)[number]
  const days = state.status === 'scheduled' ? 1 + dice.below(14) : -30 - dice.below(200)
  return {
    ...{ id: dice.uuid(), customer_id, ...state },
    service_type: dice.pick(recordTypes),
    service_date: addDays(today, state.status === 'in-progress' ? -1 : days),
    price: dice.isLucky(0.95) ? 280 + dice.below(40) * 25 : null,
    payment_method: state.payment_status === 'paid' ? dice.pick(paymentMethods) : null,
    duration_minutes: dice.isLucky(0.7) ? 60 + 30 * dice.below(8) : null,
    notes: dice.pick(remarks),
  }
}
