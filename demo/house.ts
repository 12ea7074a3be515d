// The owner's settings: hours and jobs at once, promotions, a closed day, a calendar address, an uploaded picture, a
// downloaded backup.
import sharp from 'sharp'
import { roomAlts } from '#content/pictures.ts'
import { startTeam } from '#content/team.ts'
import { addDays } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import { closedDay, jobsAtOnce } from './diary.ts'
import { must } from './doors.ts'
import { isWorkday, type Town } from './town.ts'

const names = ['Thandi Mokoena', 'Marlon Jacobs', '']
const namedTeam = startTeam.map((member, place) => ({ ...member, name: names[place] ?? '' }))

const insurer = 'Karoo Mutual, public liability to R 5 million'
const facts = {
  ...{ since: '2016', registration_number: '2016/123456/07' },
  ...{ is_insured: true, insurer, is_vetted: true, signs_for_keys: true },
}

export async function setUpHouse(town: Town, { owner }: Office) {
  const { tables } = owner
  await must(tables.from('business_settings').update({ slot_capacity: jobsAtOnce }).eq('id', 1))
  await must(tables.from('business_facts').update(facts).eq('id', 1))
  await must(tables.from('site_texts').insert({ kind: 'team', entries: namedTeam }))
  await must(tables.from('crew_hours').insert({ crew_id: 2, weekday: 6 }))
  const leave = { crew_id: 3, day: addDays(closedDay(town), 1), reason: 'On leave' }
  await must(tables.from('crew_days_off').insert(leave))
  const { today } = town
  const days = [
    { day: closedDay(town), is_open: false, reason: 'Training day' },
    // A Sunday or a holiday on which somebody looks at this is a day of work as well.
    ...(isWorkday(today) ? [] : [{ day: today, is_open: true, reason: 'Opened for the season' }]),
  ]
  await must(tables.from('day_overrides').insert(days))
  const deepClean = { price_cents: 79_000, covers: 'a 2-bedroom house or small office' }
  const offer = { name: 'deep_clean', ...deepClean, ends_on: addDays(today, 30) }
  await must(tables.from('promotions').insert(offer))
  await must(tables.from('promotions').insert({ name: 'first_clean', percent: 15, is_on: false }))
  await must(tables.rpc('make_calendar_address'))
  await must(tables.from('first_steps').upsert({ key: 'hours', state: 'later' }))
}

export async function hangPicture({ url, dice, size }: Town, { owner }: Office) {
  const id = dice.uuid()
  const headers = { authorization: `Bearer ${owner.session.access_token}`, 'content-type': 'image/webp' }
  const body = await asPhotograph('art/rooms/moving.webp', size.photoWidth ?? 1200)
  const answer = await fetch(`${url}/storage/v1/object/gallery/${id}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  const words = {
    title: 'Packed, mopped, the key on its hook',
    alt: roomAlts.moving,
    category: 'Residential',
  }
  await must(
    owner.tables
      .from('gallery_pictures')
      .update({ ...words, is_shown: false })
      .eq('id', id),
  )
  await hangLast(owner, id)
}

// A photograph fills its frame: the whole room, on a ground of its own. It is drawn like ours, so it waits unseen: a visitor
// takes what an owner hangs for a photograph.
function asPhotograph(room: string, width: number) {
  const [across, over] = [100, 60]
  const background = '#0f5f6e'
  return sharp(room)
    .resize(width)
    .extend({ top: over, bottom: over, left: across, right: across, background })
    .flatten({ background })
    .webp()
    .toBuffer()
}

// A pair opens the gallery; what is new comes first, until somebody hangs it elsewhere.
async function hangLast({ tables }: Office['owner'], id: string) {
  const rows = await must(tables.from('gallery_pictures').select('id').order('place').order('id'))
  const seen = rows.map(row => row.id)
  const wanted = [...seen.filter(other => other !== id), id]
  await must(tables.rpc('order_gallery', { seen, wanted }))
}

export async function takeBackup({ url }: Town, { owner }: Office) {
  const answer = await fetch(`${url}/functions/v1/backup`, {
    headers: { authorization: `Bearer ${owner.session.access_token}` },
  })
  if (!answer.ok) throw new Error(`The backup was answered with ${answer.status}`)
  await answer.arrayBuffer()
}
