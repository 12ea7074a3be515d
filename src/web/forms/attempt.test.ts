// Every form that stores a row, against a server that fails in each way: a visitor who is told "stored" has exactly one
// row with their values, and never somebody else's.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal, storedAsSent } from '#domain/refusal.ts'
import type { Registration } from '#domain/registration.ts'
import { type Attempt, storeOnce } from './attempt.ts'

vi.mock('#web/data/auth.ts', () => ({ bearer: async () => 'Bearer of nobody', isSessionEnded: () => false }))
vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))

type Send = (words: string, id: string) => Promise<unknown>

// How each form hands its row over, with the given words somewhere in it.
const forms: Record<string, () => Promise<Send>> = {
  contact: async () => {
    const { sendMessage } = await import('#web/data/contact.ts')
    return (message, id) => sendMessage({ id, name: 'Ann', email: 'a@b.example', message, website: '' })
  },
  review: async () => {
    const { sendReview } = await import('#web/data/reviews.ts')
    return (name, id) =>
      sendReview({ id, name, email: 'a@b.example', review_text: 'Good', rating: 5, website: '' })
  },
  registration: async () => {
    const { sendRegistration } = await import('#web/data/loyalty-programme.ts')
    return (first_name, id) =>
      sendRegistration({ id, first_name, website: '' } as Registration & { website: '' })
  },
  'registration of a client': async () => {
    const { sendRegistration } = await import('#web/data/loyalty-programme.ts')
    return (first_name, id) =>
      sendRegistration({ id, first_name, user_id: 'u1', website: '' } as Registration & { website: '' })
  },
  referral: async () => {
    const { sendReferral } = await import('#web/data/referrals.ts')
    const people = { referrer_name: 'Ann', referrer_phone: '+27821234567', friend_phone: '+27821234568' }
    return (friend_name, id) => sendReferral({ id, ...people, friend_name, website: '' })
  },
  'booking by the office': async () => {
    const { addBooking } = await import('#web/data/run-bookings.ts')
    const clean = { service_type: 'window', service_date: '2027-03-09', service_time: '10:00-12:00' } as const
    return (address, id) =>
      addBooking({ id, ...clean, address, special_instructions: null, customer_id: 'c1' })
  },
  customer: async () => {
    const { addCustomer } = await import('#web/data/customers.ts')
    return (first_name, id) => addCustomer(id, { first_name } as Parameters<typeof addCustomer>[1], 'u1')
  },
  service: async () => {
    const { addService } = await import('#web/data/services.ts')
    return (notes, id) => addService(id, { notes } as Parameters<typeof addService>[1], 'u1')
  },
  invoice: async () => {
    const { recordInvoice } = await import('#web/data/invoices.ts')
    return (description, id) =>
      recordInvoice(id, { description } as Parameters<typeof recordInvoice>[1], 'u1')
  },
  'referral link': async () => {
    const { linkReferral } = await import('#web/data/referral-links.ts')
    return (friend, id) => linkReferral({ id, referrer: 'c1', friend })
  },
}

// What happens to one request; the next ones work.
const failures = [
  '409',
  '409 of a repeat',
  '422',
  '500',
  '500 after storing',
  'no answer',
  'answer lost',
] as const
type Failure = (typeof failures)[number] | 'too many'

let stored: Map<string, string>
let next: Failure[]

const reply = (status: number, body: object | null = null) =>
  new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const taken = (hint: string | null = null) =>
  reply(409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "t_pkey"',
    details: null,
    hint,
  })

function keepRow(id: string, row: string): Response {
  const there = stored.get(id)
  if (there === undefined) stored.set(id, row)
  return there === undefined ? reply(201) : taken(there === row ? storedAsSent : null)
}

// One function links and counts; it says itself what a repeat is.
const asCall = async (answer: Response) =>
  answer.ok || (await answer.clone().json()).hint
    ? reply(204)
    : reply(400, { code: 'P0001', message: 'Taken.', details: 'key_taken' })

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { id, link, website: _, ...row } = JSON.parse(String(init?.body))
  const isCall = String(input).includes('/rpc/')
  const keep = async () => {
    const answer = keepRow(id ?? link, JSON.stringify(row))
    return isCall ? asCall(answer) : answer
  }
  const failure = next.shift()
  if (failure === '409') return isCall ? asCall(taken()) : taken()
  if (failure === 'too many')
    return reply(429, { code: 'rate_limited', message: 'Wait.', details: 'rate_limited' })
  if (failure === '422') return reply(422, { code: '22023', message: 'Not like this.' })
  if (failure === '500') return reply(500, { code: 'XX000', message: 'A fault.' })
  if (failure === 'no answer') throw new TypeError('Failed to fetch')
  const answer = await keep()
  if (failure === '500 after storing') return reply(500, { code: 'XX000', message: 'A fault.' })
  if (failure === 'answer lost') throw new TypeError('Failed to fetch')
  return answer
}

beforeEach(() => {
  stored = new Map()
  next = []
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('location', { origin: 'http://office.test' })
})
afterEach(() => vi.unstubAllGlobals())

/** A tab with one form in it; what it keeps outlives a reload. */
function openTab(send: Send, kept?: string) {
  let storage = kept
  const press = async (words: string) => {
    const last = storage ? (JSON.parse(storage) as Attempt) : undefined
    const keep = (attempt?: Attempt) => {
      storage = attempt && JSON.stringify(attempt)
    }
    try {
      await storeOnce({ row: { words }, last, keep, send: id => send(words, id) })
      return 'stored'
    } catch (error) {
      return error instanceof Refusal ? error.code : 'failed'
    }
  }
  return { press, kept: () => storage }
}

const rowsWith = (words: string) => [...stored.values()].filter(row => row.includes(`"${words}"`)).length

const everyCase = Object.keys(forms).flatMap(form => failures.map(failure => [form, failure] as const))

test.each(everyCase)(
  '%s, %s: told when it is stored and not before, and stored once',
  async (form, failure) => {
    const send = await (forms[form] as () => Promise<Send>)()
    const tab = openTab(send)
    next = failure === '409 of a repeat' ? ['answer lost'] : [failure]
    const answers = [await tab.press('first')]
    expect(rowsWith('first')).toBe(
      ['answer lost', '500 after storing', '409 of a repeat', '409'].includes(failure) ? 1 : 0,
    )
    while (answers.at(-1) !== 'stored' && answers.length < 3) answers.push(await tab.press('first'))
    expect(answers.at(-1)).toBe('stored')
    expect(rowsWith('first')).toBe(1)
  },
)

test.each(everyCase)('%s, %s: another tab stores its own words', async (form, failure) => {
  const send = await (forms[form] as () => Promise<Send>)()
  const first = openTab(send)
  next = failure === '409 of a repeat' ? ['answer lost'] : [failure]
  await first.press('first')
  // It starts from what was typed in the first, whose answer may be missing.
  const second = openTab(send, first.kept())
  expect(await second.press('second')).toBe('stored')
  expect(rowsWith('second')).toBe(1)
  expect(await first.press('first')).toBe('stored')
  expect([rowsWith('first'), stored.size]).toEqual([1, 2])
})

test.each(Object.keys(forms))(
  '%s: what arrived and was changed since is told, not stored twice',
  async form => {
    const send = await (forms[form] as () => Promise<Send>)()
    const tab = openTab(send)
    next = ['answer lost']
    await tab.press('first')
    for (const id of stored.keys()) stored.set(id, '"changed"')
    expect(await tab.press('first')).toBe('stored_before')
    expect(rowsWith('first')).toBe(0)
    // A person who has checked and still wants it presses again.
    expect(await tab.press('first')).toBe('stored')
  },
)

test('a repeat that is refused is still the first attempt: nobody knows what became of that', async () => {
  const send = await (forms.contact as () => Promise<Send>)()
  const tab = openTab(send)
  next = ['answer lost', 'too many']
  await tab.press('first')
  expect(await tab.press('first')).toBe('rate_limited')
  expect(await tab.press('first')).toBe('stored')
  expect(stored.size).toBe(1)
})

test('a server that says of every id that it is taken is asked twice and believed', async () => {
  const send = await (forms.invoice as () => Promise<Send>)()
  next = ['409', '409', '409']
  expect(await openTab(send).press('first')).toBe('key_taken')
  expect(next).toHaveLength(1)
})
