// What is ticked off and photographed at the cleans: a list in the owner's own words, today's work as far as it has come,
// and two photographs that a client sees.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { startingChecklists } from '#content/checklists.ts'
import { kindOf, type ServiceType } from '#domain/service-types.ts'
import type { Office } from './accounts.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

type Desk = { town: Town; office: Office }

const ownList = [
  'Stoep and entrance swept',
  'Kitchen: worktops, hob, sink, cupboard fronts',
  'Bathrooms cleaned and sanitised, towels folded',
  'Beds made with fresh linen',
  'Floors vacuumed and mopped, sand out of the tracks',
  'Bins out, alarm set, key in the lock box',
]

export async function workThroughSheets({ town, office: { owner, staff } }: Desk) {
  await must(owner.tables.from('checklists').insert({ kind: 'residential-standard', lines: ownList }))
  const bookings = staff.tables.from('bookings').select('id, service_type, status, started_at')
  const cleans = await must(bookings.eq('service_date', town.today).in('status', ['confirmed', 'completed']))
  for (const clean of cleans) if (clean.started_at) await tickOff(staff, clean)
  await photograph(town, staff, cleans.find(({ started_at }) => started_at)?.id)
  const done = staff.tables.from('bookings').select('id').eq('status', 'completed').not('user_id', 'is', null)
  const [own] = await must(done.order('service_date', { ascending: false }).order('id').limit(1))
  for (const photo of await photograph(town, staff, own?.id))
    await must(staff.tables.from('job_photos').update({ is_shared: true }).eq('id', photo))
}

const rooms = { before: 'hero-dirty', after: 'hero' }

async function photograph(
  { url, dice, size }: Town,
  { session }: Office['staff'],
  booking: string | undefined,
) {
  if (!booking) return []
  const taken = Object.entries(rooms).map(([moment, room]) => ({ moment, room, id: dice.uuid() }))
  for (const { moment, room, id } of taken) {
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'image/webp' }
    const body = await photoOf(`art/rooms/${room}.webp`, size)
    const answer = await fetch(`${url}/storage/v1/object/cleans/${booking}/${moment}/${id}`, {
      method: 'POST',
      headers,
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return taken.map(({ id }) => id)
}

const photoOf = (file: string, { photoWidth }: Town['size']) =>
  photoWidth ? sharp(file).resize(photoWidth).webp().toBuffer() : readFileSync(file)

type BegunClean = { id: string; service_type: ServiceType; status: string }

async function tickOff({ tables }: Office['staff'], { id, service_type, status }: BegunClean) {
  const kind = kindOf(service_type)
  const sheet = kind === 'residential-standard' ? ownList : startingChecklists[kind]
  const done = status === 'completed' ? sheet : sheet.slice(0, 3)
  for (const line of done)
    await must(tables.rpc('tick_job_line', { booking_id: id, sheet, line, is_done: true, seconds_ago: 0 }))
}
