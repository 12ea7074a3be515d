// The people of a server that is filled through its public interfaces, and the random choices they make.
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Dice } from '#demo/dice.ts'
import { addDays, todayAt } from '#domain/calendar.ts'
import type { House } from '#tests/wire/auth/house.ts'

export type Someone = { first: string; last: string; phone: string; email: string }

export type World = {
  house: House
  dice: Dice
  visitor: SupabaseClient
  client: SupabaseClient
  staff: SupabaseClient
  admin: SupabaseClient
  // Named by others; they come sooner or later.
  friends: Someone[]
  daysPassed: number
}

/** Whether there was something to do and it was taken. What the rules refuse is no fault. */
export type Act = (world: World) => Promise<boolean>

type Answer = { status?: number; error?: { message: string; status?: number } | null }

export async function isTaken(asked: PromiseLike<Answer>): Promise<boolean> {
  const { error, status = error?.status ?? 200 } = await asked
  if (status >= 500) throw new Error(`Answered with ${status}: ${error?.message}`)
  return !error && status < 400
}

const firstNames = ['Ntombi', 'Zoë', "D'Arcy", 'Jan-Piet', '李', 'Ümit', 'Null']
const lastNames = ['Radebe', 'van der Merwe', 'O’Brien', 'Dlamini', 'Łukasz', 'True']
const addresses = [
  '1 Marsh Street, Mossel Bay',
  '9 Bland Street',
  'Plot 4, Hartenbos',
  '12 Long Street, George',
]
const words = [
  '',
  'Has a dog 🐕',
  'Key is "under" the mat\\',
  "It's the 2nd gate;\nring twice",
  '{"row":null}',
  'môre ✨ שלום',
]

export function someone({ dice }: World): Someone {
  const place = dice.below(12)
  const first = firstNames[place % firstNames.length] ?? ''
  const last = lastNames[place % lastNames.length] ?? ''
  const phone = `+2773918${4400 + place}`
  return { first, last, phone, email: `person${place}@post.example` }
}

export const somewhere = ({ dice }: World) => dice.pick(addresses)
export const someWords = ({ dice }: World) => dice.pick(words)

/** A day on which one might be booked. */
export function someDay({ dice, daysPassed }: World): string {
  return addDays(todayAt(new Date()), daysPassed + 3 + dice.below(40))
}

export const newId = () => randomUUID()

type Wanted = { table: string; columns?: string; match?: Record<string, string>; isNull?: string }
// biome-ignore lint/suspicious/noExplicitAny: rows of any table.
type Row = Record<string, any>

/** One of the latest rows that staff see, or none. */
export async function anyRow(
  world: World,
  { table, columns = '*', match = {}, isNull }: Wanted,
): Promise<Row | undefined> {
  const asked = world.staff.from(table).select(columns).match(match)
  const { data, error } = await (isNull ? asked.is(isNull, null) : asked)
    .order('created_at', { ascending: false })
    .limit(30)
  if (error) throw error
  return data.length > 0 ? (world.dice.pick(data) as Row) : undefined
}
