// Somebody who worked here leaves, and somebody asks to be forgotten.
import { must } from '#demo/doors.ts'
import { addressLine } from '#demo/people.ts'
import { sendForm } from './caller.ts'
import { askForClean, confirm } from './requests.ts'
import { newPerson, type World } from './world.ts'

/** While she still works here: the calendar on her phone. */
export async function giveCalendar(world: World) {
  world.calendar = await must(world.leaver.tables.rpc('make_calendar_address'))
  const answer = await world.leaver.ask(`/calendar/${world.calendar}.ics`)
  if (answer.status !== 200) world.faults.push(`The calendar of staff was answered with ${answer.status}`)
}

const tables = [
  'customers',
  'bookings',
  'services',
  'service_invoices',
  'payments',
  'quotes',
  'plans',
  'bank_lines',
  'mail_outbox',
  'audit_log',
  'messages',
  'ledger',
]

/** The owner takes her role away; what she has in hand, the page that is still open too, is good for nothing at once. */
export async function letGo(world: World) {
  const { owner, leaver } = world
  // A token that is minutes old.
  await leaver.signIn()
  await must(owner.tables.from('user_roles').delete().eq('user_id', leaver.id()).select('id'))
  world.leftAt = world.house.now()
  await tryDoors(world)
}

/** Every door of the office, by whoever has none. */
export async function tryDoors(world: World) {
  const { leaver, requests, regulars } = world
  for (const table of tables) {
    const { data, error } = await leaver.tables.from(table).select('*').limit(5)
    if (!error && data.length > 0) world.faults.push(`After she had left she read ${data.length} of ${table}`)
  }
  const [booking_id, customer] = [requests[0]?.id, regulars[0]?.id]
  const acts: [string, object][] = [
    ['search_customers', {}],
    ['search_bookings', { words: 'window' }],
    ['messages_to_send', {}],
    ['customer_file', { customer_uuid: customer }],
    ['cancel_booking_as_staff', { booking_id, reason: 'Mine', seen: null }],
    ['confirm_booking', { booking_id, price: '1.00', reward_ids: [], seen: null }],
    ['set_channel', { of_customer: customer, channel: 'none' }],
    [
      'record_payment',
      {
        id: world.dice.uuid(),
        invoice_id: booking_id,
        amount_cents: 100,
        method: 'cash',
        paid_on: world.today,
      },
    ],
    ['promote_user_to_staff', { user_email: leaver.email }],
    ['promote_user_to_admin', { user_email: leaver.email }],
    ['erase_person', { customer, email: null, phone: null }],
    ['make_calendar_address', {}],
  ]
  for (const [name, given] of acts) {
    const { data, error } = await leaver.tables.rpc(name, given)
    if (error?.code === 'PGRST202') world.faults.push(`There is no door ${name}: ${error.message}`)
    if (!error && hasSomething(data))
      world.faults.push(`After she had left she could ${name}: ${JSON.stringify(data)}`)
  }
  for (const path of ['/functions/v1/backup', `/calendar/${world.calendar}.ics`]) {
    const { status } = await leaver.askAsSelf(path)
    if (status < 400) world.faults.push(`After she had left ${path.slice(0, 10)} was answered with ${status}`)
  }
}

const hasSomething = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.length > 0
    : typeof data === 'object' && data !== null
      ? Object.values(data).some(hasSomething)
      : data !== null

/** Somebody who is to be found everywhere by the end. */
export async function meetForgotten(world: World) {
  const person = {
    ...newPerson(world),
    ...{ first_name: 'Xanthippe', last_name: 'Quaggafontein', name: 'Xanthippe Quaggafontein' },
    ...{ email: 'xanthippe.q@forget.example', phone: '+27739998877', address: '77 Vergeetlaan' },
  }
  const request = await askForClean(world, { person, days: 1 })
  if (!request) throw new Error('Nothing was free for whom we want to forget')
  await confirm(world, request)
  const { name, email, phone } = person
  const forms: [string, object][] = [
    ['contact_messages', { name, email, phone, message: `Please phone me on ${phone}, ${name} here.` }],
    ['reviews', { name, email, rating: 5, review_text: `Thank you so much, says ${name}.` }],
    [
      'referral_requests',
      { referrer_name: name, referrer_phone: phone, friend_name: 'Bo Li', friend_phone: '+27739998866' },
    ],
    [
      'loyalty_registrations',
      {
        first_name: 'Xanthippe',
        last_name: 'Quaggafontein',
        email,
        phone,
        address: addressLine(person),
        city: 'Hartenbos',
        state: 'Western Cape',
        zip_code: '6520',
        marketing_consent: true,
        terms_accepted: true,
      },
    ],
  ]
  for (const [table, row] of forms) {
    const answer = await sendForm(world.house, table, { id: world.dice.uuid(), ...row })
    if (answer.status !== 201)
      world.faults.push(`${table} was answered with ${answer.status}: ${await answer.text()}`)
  }
  world.forgotten = { person, bookingId: request.id, day: request.day }
}

/** After the clean. */
export async function forget(world: World) {
  const { owner, staff, forgotten } = world
  if (!forgotten) return
  const { email, phone } = forgotten.person
  const { customer_id } = await must(
    staff.tables.from('bookings').select('customer_id').eq('id', forgotten.bookingId).single(),
  )
  const answer = await must(owner.tables.rpc('erase_person', { customer: customer_id, email, phone }))
  if (!answer.is_done) world.faults.push('To erase a person took more than one call')
  forgotten.erasedAt = world.house.now()
}
