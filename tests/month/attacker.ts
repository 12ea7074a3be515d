// Somebody who means harm, all month long: at the booking form above all, without an account and with one. What was answered is
// kept, and looked through at the end for anything that belongs to others.
import { createHmac } from 'node:crypto'
import { must } from '#demo/doors.ts'
import { addDays } from '#domain/calendar.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'
import { type Caller, makeCaller } from './caller.ts'
import { freePlaces, rowOf } from './requests.ts'
import { type Known, signUp, type World } from './world.ts'

export async function hireAttacker(world: World) {
  world.attacker = await signUp(world.house, 'mallory@attack.example', {
    first_name: 'Mallory',
    last_name: 'Quick',
  })
}

/** Of a day: everything once. Whose clean it is about has it afterwards as before. */
export async function attack(world: World) {
  const victim = await chooseVictim(world)
  const anybody = makeCaller(world.house)
  await floodForm(world)
  await sendHostileTexts(world)
  await forgeTokens(world)
  for (const caller of [anybody, world.attacker]) if (caller) await reachForOthers(world, caller, victim)
  await replayLinks(world)
  const { updated_at } = await readVictim(world, victim.id)
  if (updated_at !== victim.updated_at)
    world.faults.push(`On ${world.today} the attacker changed ${victim.id}`)
  await clearJunk(world)
}

type Victim = { id: string; updated_at: string; customer_id: string | null }

const readVictim = ({ staff }: World, id: string): Promise<Victim> =>
  must(staff.tables.from('bookings').select('id, updated_at, customer_id').eq('id', id).single())

async function chooseVictim({ staff, today, dice }: World): Promise<Victim> {
  const coming = staff.tables.from('bookings').select('id, updated_at, customer_id').eq('status', 'confirmed')
  return dice.pick(await must(coming.gt('service_date', addDays(today, 2)).order('id').limit(20)))
}

type Attack = {
  what: string
  path: string
  body?: object | undefined
  method?: string
  headers?: Record<string, string>
}

// So that a change would be told.
const representation = { prefer: 'return=representation' }

async function strike(
  world: World,
  caller: Caller,
  { what, path, body, method, headers }: Attack,
): Promise<number> {
  const answer = await caller.askAsSelf(path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { 'content-type': 'application/json', ...(method && representation), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  world.attacks.push({ what, path, status: answer.status, body: await answer.text() })
  return answer.status
}

let names = 0
// A name has no digits.
const inLetters = (count: number) =>
  `Q${String(count).replace(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')}`

function junkPerson(): Known {
  names += 1
  return {
    ...{ first_name: 'Junk', last_name: inLetters(names), name: `Junk ${inLetters(names)}`, channel: 'mail' },
    ...{ email: `junk${names}@attack.example`, phone: `+2761${String(5_000_000 + names)}` },
    ...{ address: '1 Nowhere Road', city: 'Mossel Bay', zip_code: '6500' },
  }
}

// Each time as somebody else, from one address: three at most pass, then the door is shut for a while.
async function floodForm(world: World) {
  const [place] = await freePlaces(world, addDays(world.today, 8), 12)
  if (!place) return
  const caller = makeCaller(world.house)
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) {
    const row = rowOf({ id: world.dice.uuid(), token: world.dice.hex(64), person: junkPerson() }, place)
    statuses.push(await strike(world, caller, { what: 'flood', path: '/rest/v1/bookings', body: row }))
  }
  if (!/^201,(201|400),(201|400),429,429,429$/.test(String(statuses)))
    world.faults.push(`On ${world.today} a flood of six was answered with ${statuses}`)
}

async function sendHostileTexts(world: World) {
  const [place] = await freePlaces(world, addDays(world.today, 8), 12)
  const base = rowOf(
    { id: '', token: world.dice.hex(64), person: junkPerson() },
    place ?? { day: world.today, slot: '08:00-10:00' },
  )
  const texts = [
    ...Object.values(hostileTexts),
    `'; drop table bookings; --`,
    '=HYPERLINK("http://x")',
    '\u0000',
    '{{constructor}}',
  ]
  const row = {
    ...base,
    id: world.dice.uuid(),
    address: world.dice.pick(texts),
    guest_name: world.dice.pick(texts),
  }
  await strike(world, makeCaller(world.house), { what: 'hostile', path: '/rest/v1/bookings', body: row })
  const message = {
    id: world.dice.uuid(),
    name: 'Mal',
    email: 'mal@attack.example',
    message: `Hello ${world.dice.pick(texts)}`,
  }
  await strike(world, makeCaller(world.house), {
    what: 'hostile',
    path: '/rest/v1/contact_messages',
    body: message,
  })
  // A program fills in what no person sees: it is thanked, and nothing is kept.
  const trapped = { ...base, id: world.dice.uuid(), website: 'http://attack.example' }
  world.trapped.push(trapped.id)
  await strike(world, makeCaller(world.house), { what: 'trap', path: '/rest/v1/bookings', body: trapped })
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function forgeTokens(world: World) {
  const owner = world.owner.session()
  const claims = { sub: owner?.user.id, role: 'service_role', aud: 'authenticated', exp: 4_000_000_000 }
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
  const signing = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const guessed = `${signing}.${createHmac('sha256', 'secret').update(signing).digest('base64url')}`
  const [head, , signature] = owner?.access_token.split('.') ?? []
  const changed = `${head}.${part(claims)}.${signature}`
  for (const token of [unsigned, guessed, changed, 'x.y.z', `sb_secret_${world.dice.hex(24)}`]) {
    const headers = { authorization: `Bearer ${token}`, apikey: token }
    for (const path of ['/rest/v1/customers?select=*', '/functions/v1/backup', '/auth/v1/admin/users'])
      await strike(world, makeCaller(world.house), { what: 'refused', path, headers })
  }
}

// By the id that leaked somewhere, with keys that are guessed.
async function reachForOthers(world: World, caller: Caller, { id, customer_id }: Victim) {
  const token = world.dice.hex(64)
  const person = world.regulars[0]?.person
  const rpc = (name: string, body: object): Attack => ({
    what: 'refused',
    path: `/rest/v1/rpc/${name}`,
    body,
  })
  const seen = new Date(0).toISOString()
  const attacks: Attack[] = [
    rpc('manage_booking', { token }),
    rpc('cancel_booking', { booking_id: id, token, seen }),
    rpc('cancel_booking', { booking_id: id, token: null, seen }),
    rpc('move_booking', {
      booking_id: id,
      token,
      new_date: addDays(world.today, 9),
      new_time: '08:00-10:00',
      seen,
    }),
    rpc('confirm_booking', { booking_id: id, price: '1.00', reward_ids: [], seen }),
    rpc('complete_booking_with', { booking_id: id, payment_method: 'cash', payment_status: 'paid', seen }),
    rpc('approve_quote', { key: world.dice.hex(32), version: 1 }),
    rpc('read_quote', { key: world.dice.hex(32) }),
    rpc('read_invoice', { key: world.dice.hex(32) }),
    rpc('set_channel', { of_customer: customer_id, channel: 'none' }),
    rpc('erase_person', { customer: customer_id, email: null, phone: null }),
    rpc('export_person', { customer: customer_id, email: null, phone: null }),
    rpc('promote_user_to_admin', { user_email: caller.email }),
    rpc('skip_visit', { of_plan: world.regulars[0]?.planId, of_day: world.today }),
    {
      what: 'refused',
      path: `/rest/v1/bookings?id=eq.${id}`,
      method: 'PATCH',
      body: { status: 'cancelled' },
    },
    { what: 'refused', path: `/rest/v1/bookings?id=eq.${id}`, method: 'DELETE' },
    { what: 'refused', path: '/rest/v1/user_roles', body: { user_id: caller.id() || id, role: 'admin' } },
    { what: 'nothing', path: `/rest/v1/bookings?id=eq.${id}&select=*` },
    { what: 'nothing', path: `/rest/v1/customers?select=*` },
    { what: 'nothing', path: `/rest/v1/service_invoices?select=*` },
    { what: 'nothing', path: `/rest/v1/payments?select=*` },
    { what: 'refused', path: '/functions/v1/backup' },
    { what: 'refused', path: `/calendar/${token}.ics` },
    { what: 'masked', path: '/rest/v1/rpc/loyalty_status', body: { phone: person?.phone } },
    // A clean of somebody's, sent once more with other words under the same id.
    {
      what: 'taken',
      path: '/rest/v1/bookings',
      body: {
        ...rowOf({ id, token, person: junkPerson() }, { day: addDays(world.today, 9), slot: '08:00-10:00' }),
      },
    },
  ]
  for (const each of attacks) await strike(world, caller, each)
}

// A link that cancelled its clean is tried once more, and again.
async function replayLinks(world: World) {
  for (const { id, token } of world.gone.slice(-2)) {
    const caller = makeCaller(world.house)
    const { data } = await caller.tables.rpc('manage_booking', { token })
    const seen = data?.updated_at ?? null
    const to = { new_date: addDays(world.today, 9), new_time: '08:00-10:00' }
    await strike(world, caller, {
      what: 'refused',
      path: '/rest/v1/rpc/move_booking',
      body: { booking_id: id, token, seen, ...to },
    })
    const wait = { booking_id: id, token, wants: true }
    await strike(world, caller, { what: 'refused', path: '/rest/v1/rpc/wait_for_earlier', body: wait })
  }
}

// In the evening the office throws out what it does not know.
async function clearJunk({ staff }: World) {
  const junk = await must(
    staff.tables
      .from('bookings')
      .select('id, updated_at')
      .eq('status', 'pending')
      .like('guest_email', '%@attack.example'),
  )
  for (const { id, updated_at } of junk)
    await must(
      staff.tables.rpc('cancel_booking_as_staff', {
        booking_id: id,
        seen: updated_at,
        reason: 'This is no request.',
      }),
    )
}
