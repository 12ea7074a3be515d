// Acts with what is said to clients by hand.
import { type Act, anyRow, isTaken, someWords } from './world.ts'

const writeText: Act = async ({ admin, dice }) => {
  const occasion = dice.pick([
    'reminder',
    'confirmed',
    'moved',
    'cancelled',
    'quote',
    'done',
    'invoice',
    'unpaid',
    'absent',
  ])
  return isTaken(admin.from('message_texts').insert({ occasion, body: 'Hello {name}, until {day}!' }))
}

const sayOnMyWay: Act = async world => {
  const clean = await anyRow(world, { table: 'bookings', match: { status: 'confirmed' } })
  if (!clean) return false
  const body = someWords(world) || 'We are on our way.'
  return isTaken(world.staff.rpc('note_on_my_way', { booking_id: clean.id, body }))
}

const putUnpaidInList: Act = ({ staff }) => isTaken(staff.rpc('put_unpaid_in_list', {}))

export const messageActs: Record<string, Act> = { writeText, sayOnMyWay, putUnpaidInList }
