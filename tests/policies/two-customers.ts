// Two customers with everything that can hang on one, and the state of it all to compare.
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

export const ann = 'ca000000-0000-4000-8000-000000000001'
export const bea = 'ca000000-0000-4000-8000-000000000002'
export const friend = 'ca000000-0000-4000-8000-000000000003'

export async function layOutTwo(engine: Engine) {
  await startAfresh(engine)
  await welcomeEveryone(engine)
  await engine.owner(`
    ${emptied('loyalty_registrations, consents, referral_requests')}; ${emptied('private.deleted_customers, private.customer_merges')};
    insert into customers (id, first_name, last_name, email, phone, notes, status, referral_count, total_cleaning_count, created_at) values
      ('${ann}', 'Ann', 'Guest', 'ann@guest.example', '+27821234567', 'Has a dog', 'active', 1, 12, '2024-03-01'),
      ('${bea}', 'A', 'Guest', 'bea@guest.example', '+27831112222', null, 'prospect', 2, 11, '2023-01-01'),
      ('${friend}', 'Fay', 'Friend', null, '+27841112222', null, 'active', 0, 1, '2025-01-01');
    insert into client_profiles (user_id, customer_id, email, first_name, last_name)
      values ('${userIds.client}', '${bea}', 'client@coastal.example', 'Bea', 'Guest');
    insert into bookings (customer_id, service_type, service_date, service_time, address)
      values ('${bea}', 'window', '2031-03-03', '08:00-10:00', '1 Marsh St');
    insert into services (customer_id, service_type, service_date, price)
      values ('${ann}', 'window-cleaning', '2026-01-05', 450), ('${bea}', 'deep-cleaning', '2026-02-05', 900.5);
    insert into service_invoices (customer_id, service_date, invoice_number, description, amount_paid)
      values ('${bea}', '2026-02-05', 'CC-1', 'Windows', 450);
    insert into ledger (customer_id, kind, delta, reason) values
      ('${ann}', 'credits', 50, 'Welcome'), ('${bea}', 'credits', 100, 'Sorry'), ('${bea}', 'credits', -80, 'Used'),
      ('${bea}', 'points', 5, 'Hello');
    insert into loyalty_registrations (customer_id, first_name, last_name, email, phone, terms_accepted, marketing_wording, terms_wording)
      values ('${bea}', 'A', 'Guest', 'bea@guest.example', '+27831112222', true, 'Yes', 'Yes');
    insert into consents (customer_id, email, kind, wording, source, source_id)
      values ('${bea}', 'bea@guest.example', 'marketing', 'Yes', 'loyalty_registration', gen_random_uuid());
    insert into referral_requests (referrer_name, referrer_phone, friend_name, friend_phone, code, referrer_customer_id, friend_customer_id)
      values ('A Guest', '+27831112222', 'Fay Friend', '+27841112222', 'CCABC234', '${bea}', '${friend}');
    insert into referrals (referrer_customer_id, referred_customer_id, earned_at) values ('${bea}', '${friend}', now());
    insert into rewards (customer_id, kind, referral_id, earned_on, lapses_on)
      select '${bea}', 'referral', id, '2027-01-01', '2027-07-01' from referrals;
    insert into rewards (customer_id, kind, milestone, earned_on) values
      ('${ann}', 'loyalty', 10, '2026-01-01'), ('${bea}', 'loyalty', 10, '2026-02-01');
    insert into customer_suggestions (customer_id, field, kept, offered) values
      ('${bea}', 'name', 'A Guest', 'Bea Guest'), ('${ann}', 'same_person', '${ann}', '${bea}')`)
}

const tables = [
  'customers',
  'client_profiles',
  'bookings',
  'services',
  'service_invoices',
  'ledger',
  'referrals',
  'rewards',
  'customer_suggestions',
  'loyalty_registrations',
  'consents',
  'referral_requests',
]

// Every row of every table but for the moment of its last change.
export async function stateOf(engine: Engine): Promise<Record<string, unknown[]>> {
  const state: Record<string, unknown[]> = {}
  for (const table of tables) {
    const rows = await engine.owner(`select to_jsonb(t) - 'updated_at' from ${table} as t order by id`)
    state[table] = rows.map(([row]) => JSON.parse(String(row)))
  }
  return state
}

export async function merge(engine: Engine, choices = '{}', as: Person = 'staff') {
  const { rows, refusal } = await attempt(
    engine,
    as,
    `select merge_customers('${ann}', '${bea}', '${choices}', jsonb_build_object(
      'keep', (select updated_at from customers where id = '${ann}'),
      'drop', (select updated_at from customers where id = '${bea}')))`,
  )
  if (as === 'staff' && refusal) throw refusal
  return { refusal, answer: rows[0]?.[0] ? JSON.parse(String(rows[0][0])) : undefined }
}
