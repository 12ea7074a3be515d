// Bookings by visitors through the public door, with all its checks, on both engines: how many a second, and whether a
// thousand who want the same hour get as many places as there are.
//   node bench/bookings.ts
import { randomUUID } from 'node:crypto'
import { addDays, type IsoDay, isSaturday } from '#domain/calendar.ts'
import { timeSlots } from '#domain/terms.ts'
import { closedReason } from '#domain/time-slots.ts'
import { startCluster } from '#tests/cluster.ts'
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts'
import { note } from './figures.ts'

const crowd = 1000
const capacity = 3
const atOnce = 16
const monday = '2027-03-01'

await tryEngine('embedded', {})
const cluster = await startCluster()
if (cluster)
  await tryEngine('PostgreSQL', { DATABASE_URL: cluster.urlOf('postgres') }).finally(() => cluster.stop())
else console.log('This machine has no PostgreSQL: bookings were tried on the embedded one only.')

async function tryEngine(engine: string, settings: Record<string, string>) {
  const server = await startServerProcess(
    { RATE_LIMIT_SCALE: '1000000', ...settings },
    { like: 'production' },
  )
  try {
    const { error } = await server.tables
      .from('business_settings')
      .update({ slot_capacity: capacity, booking_horizon_days: 36500, most_stranger_requests: 10000 })
      .eq('id', 1)
    if (error) throw error
    await noteRate(engine, server)
    await noteCrowd(engine, server)
  } finally {
    await server.stop()
  }
}

// Everybody finds room: the days ahead have more places than there are wishes, of an hour each.
async function noteRate(engine: string, server: ServerProcess) {
  const wishes = workdays(80).flatMap(day =>
    timeSlots.flatMap(slot =>
      Array.from({ length: capacity }, () => ({ day, slot, type: 'mattress-clean-one-time' })),
    ),
  )
  let next = 0
  const keepBooking = async () => {
    for (let wish = wishes[next++]; wish; wish = wishes[next++])
      if ((await book(server, wish)) !== 201) throw new Error(`No room on ${wish.day}.`)
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce }, keepBooking))
  const perSecond = wishes.length / ((performance.now() - startedAt) / 1000)
  note({ title: `bookings a second, ${engine}`, measured: perSecond.toFixed(0) })
}

async function noteCrowd(engine: string, server: ServerProcess) {
  const [day = ''] = workdays(81).slice(-1)
  const wish = { day, slot: timeSlots[0], type: 'window' }
  const answers = await Promise.all(Array.from({ length: crowd }, () => book(server, wish)))
  const accepted = answers.filter(status => status === 201).length
  note({
    title: `${crowd} at once for a slot of ${capacity}, ${engine}`,
    measured: `${accepted} accepted`,
    wanted: `${capacity}`,
    isHeld: accepted === capacity,
  })
}

// Nobody waits for more than three answers, so everyone is somebody else.
let asked = 0

type Wish = { day: string; slot: string; type: string }

async function book({ url }: ServerProcess, { day, slot, type }: Wish): Promise<number> {
  asked += 1
  const answer = await fetch(`${url}/rest/v1/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: randomUUID(),
      service_type: type,
      service_date: day,
      service_time: slot,
      address: '1 Marsh Street, Mossel Bay',
      guest_name: 'Ann Guest',
      guest_email: `ann${asked}@guest.example`,
      guest_phone: `+2782${String(asked).padStart(7, '0')}`,
    }),
  })
  await answer.arrayBuffer()
  return answer.status
}

function workdays(count: number): IsoDay[] {
  const all = Array.from({ length: count * 2 }, (_, index) => addDays(monday, index))
  return all.filter(day => !closedReason(day, new Date()) && !isSaturday(day)).slice(0, count)
}
