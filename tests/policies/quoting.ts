// Shared by the tests of quotes: a request in the diary, and what the office and its client do with a quote for it.
import { beforeEach } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

export const id = idOf(1)
export const deep = {
  kind: 'clean',
  key: 'residential-deep',
  words: 'Deep clean, 3 bedrooms',
  amount_cents: 95_000,
}
export const oven = { kind: 'extra', key: 'oven', words: 'Inside the oven', amount_cents: 12_000 }
export const backend = { role: 'backend' } as const
export const rewardOf = (place: number) => `c9000000-0000-4000-8000-${String(place).padStart(12, '0')}`

// biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
export type Json = any
type Answer = { data: Json; refused: string | undefined }

/** Each test of the suite begins with one request, and no quote. */
export function quoting(engine: Engine) {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      emptied(
        'quotes, private.quote_keys, ledger, contact_messages, client_profiles, mail_outbox, audit_log, service_invoices, day_overrides',
      ),
    )
    await welcomeEveryone(engine)
    await bookAsGuest(engine, { id, service_type: 'residential-deep', size: '3', suburb: 'Dana Bay' })
  })

  const call = async (
    who: Person | typeof backend,
    name: string,
    args: Record<string, unknown>,
  ): Promise<Answer> => {
    const names = Object.keys(args)
    const values = Object.values(args).map(value =>
      value === null || value === undefined
        ? null
        : typeof value === 'object'
          ? Array.isArray(value) && name !== 'save_quote'
            ? `{${value.join()}}`
            : JSON.stringify(value)
          : String(value),
    )
    const list = names.map((arg, place) => `${arg} => $${place + 1}`).join(', ')
    const { rows, refusal } = await attempt(engine, who, `select ${name}(${list})`, { values })
    const [[answer] = []] = rows
    return { data: answer ? parsed(answer) : null, refused: refusal && (refusal.detail || refusal.code) }
  }
  const parsed = (text: string): Json => {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const rows = (sql: string) => engine.owner(sql)
  const fields = (more: object = {}) => ({
    ...{ booking_id: id, service_type: 'residential-deep', size: 3, extras: [], suburb: 'Dana Bay' },
    ...{ lines: [deep, oven], promotion: null, reward_ids: [], note: 'Leave the gate open' },
    ...more,
  })
  const newest = async () =>
    parsed(
      String(
        (await rows(`select to_jsonb(quotes) from quotes order by version desc limit 1`))[0]?.[0] ?? 'null',
      ),
    )
  const save = async (more: object = {}) =>
    call('staff', 'save_quote', { quote: fields(more), seen: (await newest())?.updated_at ?? null })
  const send = async (how = 'whatsapp') => {
    const quote = await newest()
    const { data, refused } = await call('staff', 'send_quote', {
      quote_id: quote.id,
      how,
      seen: quote.updated_at,
    })
    if (refused) throw new Error(refused)
    return data
  }
  const sent = async (more: object = {}): Promise<{ key: string; quote: Json }> => {
    const { refused } = await save(more)
    if (refused) throw new Error(refused)
    return send()
  }
  const approve = (key: string, version = 1, more: object = {}) =>
    call('anon', 'approve_quote', { key, version, ...more })
  const decline = (key: string, version = 1, reason = '') =>
    call('anon', 'decline_quote', { key, version, reason })
  const read = (key: string) => call('anon', 'read_quote', { key })
  const booking = async () =>
    parsed(String((await rows(`select to_jsonb(bookings) from bookings where id = '${id}'`))[0]?.[0]))
  const statuses = async () => (await rows('select status from quotes order by number, version')).flat()
  const reward = async (kinds: string[], of = id) => {
    const list = kinds.map(
      (kind, n) =>
        `('${rewardOf(n)}'::uuid, '${kind}', ${kind === 'loyalty' ? 10 * (n + 1) : 'null'}::integer, ${kind === 'loyalty' ? 'null' : "'2027-08-01'"}::date)`,
    )
    await rows(`insert into rewards (customer_id, id, kind, milestone, earned_on, lapses_on)
      select customer_id, given.id, kind, milestone, '2027-02-01', lapses from bookings,
      (values ${list}) as given (id, kind, milestone, lapses) where bookings.id = '${of}'`)
    return kinds.map((_, n) => rewardOf(n))
  }
  const credit = (rand: number) =>
    rows(`insert into ledger (customer_id, kind, delta, reason) select customer_id, 'credits', ${rand}, 'Sorry' from bookings where id = '${id}';
      update customers set email = 'ann@guest.example', phone = '+27821234567'`)
  const balances = () =>
    rows(
      `select credits, (select coalesce(sum(delta), 0.00) from ledger where kind = 'credits') from customers`,
    )

  return {
    call,
    parsed,
    rows,
    fields,
    newest,
    save,
    send,
    sent,
    approve,
    decline,
    read,
    booking,
    statuses,
    reward,
    credit,
    balances,
  }
}
