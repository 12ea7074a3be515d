// Acts with what is said to clients by hand.
import { addDays } from '#domain/calendar.ts'
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

/** Reminded on the evening before a clean, somebody wants no more of it. */
const stopReminders: Act = async world => {
  const { engine, fetch } = world.house
  const clean = await anyRow(world, { table: 'bookings', match: { status: 'confirmed' } })
  if (!clean) return false
  const clock = `'private.business_now()'::regprocedure`
  const [[before] = []] = await engine.owner(`select pg_get_functiondef(${clock})`)
  await engine.owner(`create or replace function private.business_now() returns timestamp language sql stable
      as $$ select timestamp '${addDays(clean.service_date, -1)} 17:30' $$;
    select public.remind_by_mail(50)`)
  await engine.owner(String(before))
  const [reader] = await engine.owner(
    'select token from private.reminder_wishes where stopped_at is null limit 1',
  )
  if (!reader) return false
  return isTaken(fetch(`/reminders/stop?token=${reader[0]}`, { method: 'POST', redirect: 'manual' }))
}

export const messageActs: Record<string, Act> = { writeText, sayOnMyWay, putUnpaidInList, stopReminders }
