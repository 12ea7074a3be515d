// Acts of the office, and of the server by itself: mails, and the next morning.
import { business } from '#content/business.ts'
import { makeMails } from '#server/mail/outbox.ts'
import { newName, photo } from '#tests/wire/gallery/keepers.ts'
import { fileActs } from './file-acts.ts'
import { importActs } from './import-acts.ts'
import { jobActs } from './job-acts.ts'
import { messageActs } from './message-acts.ts'
import { moneyActs } from './money-acts.ts'
import { newsletterActs } from './newsletter-acts.ts'
import { noticeActs } from './notice-acts.ts'
import { planActs } from './plan-acts.ts'
import { quoteActs } from './quote-acts.ts'
import { signInActs } from './sign-in-acts.ts'
import { guestBooking } from './visitor-acts.ts'
import {
  type Act,
  anyRow,
  isTaken,
  newId,
  someDay,
  someone,
  someWords,
  somewhere,
  type World,
} from './world.ts'

async function confirmOne(world: World, match: Record<string, string>): Promise<boolean> {
  const booking = await anyRow(world, { table: 'bookings', match })
  if (!booking) return false
  const args = { booking_id: booking.id, price: '950.00', reward_ids: [], seen: booking.updated_at }
  return isTaken(world.staff.rpc('confirm_booking', args))
}

async function completeOne(world: World, match: Record<string, string>): Promise<boolean> {
  const booking = await anyRow(world, { table: 'bookings', match })
  if (!booking) return false
  const paid = { payment_method: 'cash', payment_status: 'paid', seen: booking.updated_at }
  return isTaken(world.staff.rpc('complete_booking_with', { booking_id: booking.id, ...paid }))
}

const confirm: Act = world => confirmOne(world, { status: 'pending' })
const complete: Act = world => completeOne(world, { status: 'confirmed' })

// From the request to the finished clean at once: left to chance, a friend's first clean takes many rounds.
const cleanForFriend: Act = async world => {
  if (world.friends.length === 0) return false
  const row = guestBooking(world, world.dice.pick(world.friends))
  if (!(await isTaken(world.visitor.from('bookings').insert(row)))) return false
  const isConfirmed = await confirmOne(world, { id: row.id })
  return isConfirmed && (await completeOne(world, { id: row.id }))
}

const cancel: Act = async world => {
  const booking = await anyRow(world, { table: 'bookings', match: { status: 'pending' } })
  if (!booking) return false
  const args = { booking_id: booking.id, reason: someWords(world) || 'Ill', seen: booking.updated_at }
  return isTaken(world.staff.rpc('cancel_booking_as_staff', args))
}

const addCustomer: Act = async world => {
  const { first, last, phone, email } = someone(world)
  const row = {
    id: newId(),
    first_name: first,
    last_name: last,
    phone,
    email,
    notes: someWords(world),
    address: somewhere(world),
  }
  return isTaken(world.staff.from('customers').insert(row))
}

const writeService: Act = async world => {
  const customer = await anyRow(world, { table: 'customers' })
  if (!customer) return false
  const row = {
    id: newId(),
    customer_id: customer.id,
    service_type: 'window-cleaning',
    service_date: '2026-01-05',
    price: 450.5,
  }
  return isTaken(world.staff.from('services').insert({ ...row, notes: someWords(world) }))
}

const writeInvoice: Act = async world => {
  const customer = await anyRow(world, { table: 'customers' })
  if (!customer) return false
  const row = {
    id: newId(),
    customer_id: customer.id,
    service_date: '2026-02-05',
    invoice_number: `CC-${newId().slice(0, 8)}`,
  }
  return isTaken(
    world.staff
      .from('service_invoices')
      .insert({ ...row, description: 'Windows', amount_paid: '450.50', comments: someWords(world) }),
  )
}

const settleSuggestion: Act = async world => {
  const suggestion = await anyRow(world, { table: 'customer_suggestions', isNull: 'settled_at' })
  if (!suggestion) return false
  return isTaken(
    world.staff.rpc('settle_suggestion', { suggestion_id: suggestion.id, take: world.dice.isLucky(0.5) }),
  )
}

const merge: Act = async world => {
  const columns = 'id, updated_at'
  const [keep, drop] = [
    await anyRow(world, { table: 'customers', columns }),
    await anyRow(world, { table: 'customers', columns }),
  ]
  if (!keep || !drop || keep.id === drop.id) return false
  const seen = { keep: keep.updated_at, drop: drop.updated_at }
  const { data, ...answer } = await world.staff.rpc('merge_customers', {
    keep: keep.id,
    drop: drop.id,
    choices: {},
    seen,
  })
  if (!(await isTaken(Promise.resolve(answer)))) return false
  if (world.dice.isLucky(0.3)) await isTaken(world.staff.rpc('undo_merge', { merge_id: data.merge_id }))
  return true
}

const deleteCustomer: Act = async world => {
  const customer = await anyRow(world, { table: 'customers', columns: 'id' })
  if (!customer) return false
  const isGone = await isTaken(world.staff.from('customers').delete().eq('id', customer.id))
  if (isGone && world.dice.isLucky(0.5))
    await isTaken(world.staff.rpc('restore_customer', { customer_uuid: customer.id }))
  return isGone
}

const closeDay: Act = world =>
  isTaken(
    world.admin.from('day_overrides').insert({ day: someDay(world), is_open: false, reason: 'Stocktaking' }),
  )

const giveCredits: Act = async world => {
  const customer = await anyRow(world, { table: 'customers', columns: 'id' })
  if (!customer) return false
  const row = { id: newId(), customer_id: customer.id, kind: 'credits', delta: 12.5, reason: 'A kind word' }
  return isTaken(world.admin.from('ledger').insert(row))
}

const changeSettings: Act = ({ admin, dice }) =>
  isTaken(
    admin
      .from('business_settings')
      .update({ slot_capacity: 20 + dice.below(20) })
      .eq('id', 1),
  )

const nameBusiness: Act = ({ admin, dice }) =>
  isTaken(
    admin
      .from('business_facts')
      .update({
        name: dice.isLucky(0.3) ? null : `Fynbos ${dice.below(90)} & Sons`,
        areas: ['Knysna', 'Brenton'],
        vat_number: '',
        logo: dice.isLucky(0.3) ? null : `own:${newId()}:280x64:280:280`,
      })
      .eq('id', 1),
  )

const writeQuestions: Act = async ({ admin, dice }) => {
  const place = { kind: 'booking-questions', key: '' }
  const entries = [{ id: 'why', question: `Why ${dice.below(90)}?`, answer: '{name}, “& Sons” <b>' }]
  if (await isTaken(admin.from('site_texts').insert({ ...place, entries }))) return true
  return isTaken(admin.from('site_texts').update({ entries }).match(place))
}

const setMailServer: Act = async ({ house: { engine, vault } }) => {
  const sealed = vault.seal('wren', 'mail server mail.example owner')
  await engine.owner(`insert into private.mail_server (host, port, security, username, sealed_password, from_address)
    values ('mail.example', 465, 'tls', 'owner', '${sealed}', 'owner@mail.example') on conflict do nothing`)
  return true
}

const takeFirstStep: Act = ({ admin, dice }) =>
  isTaken(
    admin
      .from('first_steps')
      .upsert({ key: dice.pick(['hours', 'mail']), state: dice.pick(['done', 'later']) }),
  )

const someCrew = ({ dice }: World) => 1 + dice.below(3)

const setCrewHours: Act = world =>
  isTaken(
    world.admin.from('crew_hours').upsert({
      ...{ crew_id: someCrew(world), weekday: 1 + world.dice.below(6) },
      ...{ opens_at: '08:00', closes_at: '15:00' },
    }),
  )

const giveDayOff: Act = world =>
  isTaken(
    world.admin
      .from('crew_days_off')
      .upsert({ crew_id: someCrew(world), day: someDay(world), reason: 'On leave' }),
  )

const noteWhoWaits: Act = async world => {
  const customer = await anyRow(world, { table: 'customers', columns: 'id' })
  if (!customer) return false
  const wanted = { customer_id: customer.id, service_type: 'window', suburb: 'Reebok', weekdays: [1, 4] }
  return isTaken(world.staff.from('waiting_list_entries').insert({ ...wanted, note: someWords(world) }))
}

const approveReview: Act = async world => {
  const review = await anyRow(world, { table: 'reviews', match: { status: 'pending' } })
  if (!review) return false
  return isTaken(
    world.staff.from('reviews').update({ status: 'approved', reply: 'Thank you' }).eq('id', review.id),
  )
}

const hangPicture: Act = async ({ admin }) =>
  isTaken(admin.storage.from('gallery').upload(newName(), await photo().jpeg().toBuffer()))

const exportPerson: Act = async world =>
  isTaken(world.admin.rpc('export_person', { customer: null, email: null, phone: someone(world).phone }))

const makeCalendarAddress: Act = ({ staff }) => isTaken(staff.rpc('make_calendar_address'))

const writeMails: Act = async ({ house: { engine } }) => {
  await engine.database.tx({ role: 'backend' }, [makeMails(business.email, 100)])
  return true
}

// Half past nine: what waits for the morning is due.
const sleep: Act = async world => {
  world.daysPassed += 1
  await world.house.engine.owner(`create or replace function private.business_now() returns timestamp language sql stable
    as $$ select date_trunc('day', now() at time zone 'Africa/Johannesburg') + interval '${world.daysPassed} days 9.5 hours' $$`)
  return true
}

export const officeActs: Record<string, Act> = {
  confirm,
  complete,
  cleanForFriend,
  cancel,
  addCustomer,
  writeService,
  writeInvoice,
  ...moneyActs,
  ...fileActs,
  ...importActs,
  ...jobActs,
  ...messageActs,
  ...newsletterActs,
  ...noticeActs,
  settleSuggestion,
  merge,
  deleteCustomer,
  closeDay,
  giveCredits,
  changeSettings,
  nameBusiness,
  writeQuestions,
  setMailServer,
  takeFirstStep,
  setCrewHours,
  giveDayOff,
  noteWhoWaits,
  ...quoteActs,
  ...signInActs,
  approveReview,
  hangPicture,
  exportPerson,
  makeCalendarAddress,
  ...planActs,
  writeMails,
  sleep,
}
