// For each table a row that belongs to someone, and a harmless change to it.
import { consentWordings } from '#domain/consent-wordings.ts'
import type { Engine } from '#tests/engines.ts'
import type { Person } from './people.ts'
import { dealSamples } from './sample-deals.ts'
import {
  aMonday,
  customerOf,
  friendOf,
  idOf,
  placeOf,
  type Sample,
  userOf,
  type Values,
} from './sample-owners.ts'
import { storageSamples } from './sample-storage.ts'

const guest = { guest_name: 'Ann Guest', guest_email: 'ann@guest.example', guest_phone: '+27821234567' }

const samples: Record<string, Sample> = {
  audit_log: {
    row: person => ({
      actor: userOf(person),
      action: 'update',
      table_name: 'customers',
      row_id: customerOf(person),
    }),
    change: "row_id = 'nobody'",
  },
  bookings: {
    row: person => ({
      ...(person === 'anon' ? guest : { user_id: userOf(person) }),
      service_type: 'window',
      service_date: aMonday,
      service_time: '08:00-10:00',
      address: '1 Marsh Street, Mossel Bay',
      status: 'pending',
    }),
    change: "status = 'confirmed', price = 450",
  },
  business_facts: { row: () => ({ id: '1' }), change: "name = 'Bay Clean'", key: 'id' },
  business_settings: { row: () => ({ id: '1' }), change: 'slot_capacity = 49', key: 'id' },
  checklists: {
    row: person => ({
      kind: ['window', 'commercial', 'move-in-out', 'carpet-clean', 'steam-clean'][placeOf(person) - 1] ?? '',
      lines: '{Floors,Bins}',
    }),
    change: "lines = '{Floors}'",
    key: 'kind',
  },
  clean_extras: {
    row: person => ({ key: `polish-${person}`, label: 'Silver polish', minutes: '30', kinds: '{window}' }),
    change: 'minutes = 40',
    key: 'key',
  },
  clean_lengths: {
    row: person => ({
      kind:
        ['window', 'commercial', 'car-detail-clean', 'steam-clean', 'mattress-clean'][placeOf(person) - 1] ??
        '',
    }),
    change: 'base_minutes = 100',
    key: 'kind',
  },
  client_profiles: {
    row: person => ({
      user_id: userOf(person),
      email: `${person}@coastal.example`,
      first_name: 'Thandi',
      last_name: 'Mokoena',
    }),
    change: "address = '2 Marsh Street'",
    key: 'user_id',
  },
  // The stranger's is handled: nobody may send one that is.
  contact_messages: {
    row: person => ({
      name: 'Ann Guest',
      email: 'ann@guest.example',
      message: 'What does a clean cost?',
      handled_at: person === 'stranger' ? '2031-01-01' : null,
    }),
    change: 'handled_at = now()',
  },
  consents: {
    row: person => ({
      customer_id: customerOf(person),
      email: `${person}@coastal.example`,
      kind: 'marketing',
      wording: 'Yes, please',
      source: 'loyalty_registration',
      source_id: customerOf(person),
    }),
    change: 'withdrawn_at = now()',
  },
  crew_days_off: {
    row: person => ({ crew_id: '1', day: `2032-06-0${placeOf(person)}` }),
    change: "reason = 'Holiday'",
    key: 'day',
  },
  crew_hours: {
    row: person => ({
      crew_id: '1',
      weekday: String(placeOf(person)),
      opens_at: '09:00',
      closes_at: '13:00',
    }),
    change: "closes_at = '12:00'",
    key: 'weekday',
  },
  // Nobody has gone out with these yet, so they can be deleted.
  crews: {
    row: person => ({ id: String(100 + placeOf(person)), name: `Team of ${person}`, is_active: 'false' }),
    change: "name = 'The early team'",
    key: 'id',
  },
  customer_imports: {
    row: () => ({ file_name: 'clients.csv', made: '1', merged: '0', skipped: '0' }),
    change: 'made = 2',
  },
  customer_suggestions: {
    row: person => ({ customer_id: customerOf(person), field: 'name', offered: 'Piet Botha' }),
    change: 'settled_at = now()',
  },
  customers: {
    row: person => ({ user_id: userOf(person), first_name: 'Pieter', last_name: 'Botha' }),
    change: "notes = 'Has a dog'",
  },
  day_overrides: {
    row: person => ({ day: `2032-06-0${placeOf(person)}`, is_open: 'false' }),
    change: "reason = 'Stocktaking'",
    key: 'day',
  },
  events: {
    row: person => ({ name: 'booking_requested', subject_id: customerOf(person) }),
    change: "details = '{}'",
  },
  // The stranger's is hidden.
  gallery_pictures: {
    row: person => ({
      built_in: `room of ${person}`,
      title: 'A bright room',
      alt: 'A room with a window',
      category: 'Residential',
      place: '1',
      is_shown: String(person !== 'stranger'),
    }),
    change: "title = 'A brighter room'",
  },
  loyalty_registrations: {
    row: person => ({
      user_id: userOf(person),
      first_name: 'Lerato',
      last_name: 'Jacobs',
      email: `${person}@coastal.example`,
      phone: `+2783000000${placeOf(person)}`,
      terms_accepted: 'true',
      marketing_consent: 'false',
      terms_wording: consentWordings.terms,
      marketing_wording: consentWordings.marketing,
    }),
    change: 'handled_at = now()',
  },
  mail_outbox: {
    row: person => ({
      template: 'hello',
      recipient: `${person}@coastal.example`,
      subject: 'Hello',
      body_text: 'Hello',
    }),
    change: "subject = 'Changed'",
  },
  job_lines: {
    row: person => ({ booking_id: idOf(person), line: 'Bins emptied', place: '1' }),
    change: 'is_done = true, ticked_at = now()',
    key: 'booking_id',
  },
  first_steps: {
    row: person => ({
      key: ['business', 'hours', 'prices', 'mail', 'people'][placeOf(person) - 1] ?? '',
      state: 'later',
    }),
    change: "state = 'done'",
    key: 'key',
  },
  job_photos: {
    row: person => ({
      ...{ booking_id: idOf(person), taken: 'before', width: '720', height: '480', is_shared: 'true' },
    }),
    change: 'is_shared = false',
  },
  message_texts: {
    row: person => ({
      occasion: ['reminder', 'confirmed', 'moved', 'cancelled', 'quote'][placeOf(person) - 1] ?? '',
      body: 'Hello {name}',
    }),
    change: 'is_on = false',
    key: 'occasion',
  },
  messages: {
    row: person => ({ occasion: 'reminder', thing: customerOf(person), customer_id: customerOf(person) }),
    change: "state = 'due'",
  },
  newsletter_subscriptions: {
    row: person => ({ email: `${person}@letters.example`, consent_text: 'Yes, please' }),
    change: "status = 'stopped'",
  },
  newsletters: {
    row: person => ({ subject: `Spring, says ${person}`, body: 'Hello' }),
    change: "subject = 'Summer'",
  },
  site_texts: {
    row: person => ({ kind: 'booking-questions', key: `of-${person}`, entries: '[]' }),
    change: `entries = '[{"id": "a", "question": "Why?", "answer": "Because."}]'`,
    key: 'key',
  },
  user_roles: {
    row: person => ({ user_id: userOf(person), role: 'staff' }),
    change: "role = 'admin'",
    key: 'user_id',
  },
  waiting_list_entries: {
    row: person => ({ customer_id: customerOf(person), service_type: 'window' }),
    change: "note = 'Mornings only'",
  },
  ...dealSamples,
  ...storageSamples,
}

export function insertOf(table: string, values: Values): string {
  const list = Object.values(values).map(value => (value === null ? 'null' : `'${value}'`))
  return `insert into ${table} (${Object.keys(values).join(', ')}) values (${list.join(', ')})`
}

// Where this person's row is found: by its natural key, or by the id that layOut gave it.
export function whereOf(table: string, person: Person): string {
  const { key, row } = sampleOf(table)
  return key ? `${key} = '${row(person)[key]}'` : `id = '${idOf(person)}'`
}

export function sampleOf(table: string): Sample {
  const sample = samples[table]
  if (!sample) throw new Error(`${table} has no sample row yet.`)
  return sample
}

const people: Person[] = ['anon', 'client', 'staff', 'admin', 'stranger']

// One row of each table for each person who can have one.
export async function layOut(engine: Engine) {
  await engine.owner('update business_settings set slot_capacity = 50')
  for (const person of people) await engine.owner(rowsFor(person).join(';\n'))
}

function rowsFor(person: Person): string[] {
  const user = userOf(person)
  const customer = (id: string) =>
    insertOf('customers', { id, user_id: user, first_name: 'Sipho', last_name: 'Dlamini' })
  const plain = Object.keys(samples).filter(table => !sampleOf(table).key)
  return [
    customer(customerOf(person)),
    customer(friendOf(person)),
    ...plain.map(table => insertOf(table, { id: idOf(person), ...sampleOf(table).row(person) })),
    ...[
      'bank_aside_texts',
      'bank_layouts',
      'checklists',
      'clean_extras',
      'crew_days_off',
      'crew_hours',
      'crews',
      'day_overrides',
      'job_lines',
      'first_steps',
      'message_texts',
      'site_texts',
      'plan_pauses',
      'plan_prices',
      'plan_shapes',
      'plan_skips',
      'plan_unplaced',
      'price_list',
      'price_ways',
      'promotions',
      'referrals',
      'storage.buckets',
    ].map(table => insertOf(table, sampleOf(table).row(person))),
    ...(user
      ? [
          insertOf('client_profiles', {
            ...sampleOf('client_profiles').row(person),
            customer_id: customerOf(person),
          }),
        ]
      : []),
    ...(person === 'stranger' ? [insertOf('user_roles', sampleOf('user_roles').row(person))] : []),
  ]
}
