import { beforeEach, expect, test, vi } from 'vitest'
import { privacyWords } from '#content/privacy.ts'
import { erasePerson, type PersonAsked } from './privacy.ts'

vi.mock('#web/data/auth.ts', () => ({ bearer: async () => 'Bearer of the owner' }))
vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))

const person = { source: 'account', customer_id: null, name: 'Ann', email: 'ann@home.example', phone: null }
const asked: PersonAsked = { person, claimed: [] }
const more = () => Response.json({ is_done: false })
const answered = (code: string, status: number) => () =>
  Response.json({ code, message: 'No.', details: code === 'P0001' ? 'bookings_ahead' : null }, { status })
const cutOff = () => {
  throw new TypeError('fetch failed')
}
let answers: (() => Response)[]

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://office.test' })
  vi.stubGlobal('fetch', async () => answers.shift()?.())
})

const { brokenOff } = privacyWords.eraseDialog
test.each([
  ['fails at its first step, the cause', [answered('internal', 500)], { code: 'internal' }],
  ['fails after a step, that it broke off', [more, answered('internal', 500)], { message: brokenOff }],
  ['may have been done, that it broke off', [cutOff], { message: brokenOff }],
  ['meets a busy database, that it broke off', [answered('unavailable', 503)], { message: brokenOff }],
  ['is refused, why', [more, answered('P0001', 400)], { code: 'bookings_ahead' }],
])('an erasing that %s is told', async (_, given, told) => {
  answers = [...given]
  await expect(erasePerson(asked)).rejects.toMatchObject(told)
})
