// Who waits for an earlier day: a guest by the private link, a client on the own page, and somebody who phoned.
import type { Card } from './customers.ts'
import type { Clean } from './diary.ts'
import { type Member, must, visitorTables } from './doors.ts'
import type { Town } from './town.ts'

type Desk = { town: Town; staff: Member; cards: Card[]; cleans: Clean[] }

export async function waitForEarlier({ town, staff, cards, cleans }: Desk) {
  const coming = cleans.filter(({ day, fate }) => day > town.today && fate === 'confirmed').toReversed()
  const [first, second] = coming.filter(({ asker }) => asker.door === 'guest')
  for (const clean of [first, second]) if (clean) await wish(town, clean, true)
  // One of them has changed her mind.
  if (second) await wish(town, second, false)
  const [someone] = cards
  if (!someone) return
  const wanted = {
    service_type: 'window',
    suburb: 'Hartenbos',
    weekdays: [2, 4],
    note: 'Mornings, the dog is inside then.',
  }
  await must(staff.tables.from('waiting_list_entries').insert({ customer_id: someone.id, ...wanted }))
}

async function wish({ url }: Town, { id, token }: Clean, wants: boolean) {
  // Too near by now for an earlier day: then nobody waits.
  await visitorTables(url).rpc('wait_for_earlier', { booking_id: id, wants, token })
}
