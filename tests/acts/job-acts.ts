// Acts at a clean: the list is written, and ticked.
import { newName, photo } from '#tests/wire/gallery/keepers.ts'
import { type Act, anyRow, isTaken, someWords } from './world.ts'

const writeChecklist: Act = async world => {
  const kind = world.dice.pick(['window', 'commercial', 'residential-deep', 'steam-clean'])
  const lines = ['Floors mopped', someWords(world).replace(/\s+/g, ' ') || 'Bins emptied']
  return isTaken(world.admin.from('checklists').insert({ kind, lines }))
}

const tickLine: Act = async world => {
  const clean = await anyRow(world, { table: 'bookings', match: { status: 'confirmed' } })
  if (!clean) return false
  const sheet = ['Floors mopped', 'Bins emptied']
  const tick = { booking_id: clean.id, sheet, line: world.dice.pick(sheet), is_done: world.dice.isLucky(0.8) }
  return isTaken(world.staff.rpc('tick_job_line', { ...tick, seconds_ago: 40 }))
}

const takePhoto: Act = async world => {
  const clean = await anyRow(world, { table: 'bookings', match: { status: 'confirmed' } })
  if (!clean) return false
  const path = `${clean.id}/${world.dice.pick(['before', 'after'])}/${newName()}`
  return isTaken(world.staff.storage.from('cleans').upload(path, await photo().jpeg().toBuffer()))
}

const hangPhoto: Act = async world => {
  const taken = await anyRow(world, { table: 'job_photos' })
  if (!taken) return false
  await isTaken(world.staff.rpc('note_photo_consent', { photo_id: taken.id, agrees: true }))
  return isTaken(world.admin.rpc('hang_job_photo', { photo_id: taken.id }))
}

export const jobActs: Record<string, Act> = { writeChecklist, tickLine, takePhoto, hangPhoto }
