// Acts at a clean: the list is written, and ticked.
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

export const jobActs: Record<string, Act> = { writeChecklist, tickLine }
