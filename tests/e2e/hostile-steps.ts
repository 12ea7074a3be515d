// People whose every word is hostile, stored with the secret key, as an import would bring them: the forms take no script.
import { randomInt, randomUUID } from 'node:crypto'
import { addressOf, cut, hostileTexts } from '#tests/hostile-texts.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { expect } from './house.ts'

const { unbroken, ...others } = hostileTexts
/** What can be broken is read as one text, and one by one in the long run; the one that cannot comes last. */
export const texts = process.env.EVERYTHING
  ? Object.values(hostileTexts)
  : [Object.values(others).join(' '), unbroken]

export const newPhone = () => `+2782${randomInt(1e6, 1e7)}`

export async function store({ tables }: ServerProcess, table: string, values: object): Promise<string> {
  const id = randomUUID()
  expect((await tables.from(table).insert({ id, ...values })).error).toBeNull()
  return id
}

export const personOf = (text: string, phone = newPhone()) => ({
  ...{ first_name: cut(text, 50), last_name: cut(text, 50), email: addressOf(text), phone },
  ...{ address: cut(text, 200), city: cut(text, 50), state: cut(text, 50), zip_code: cut(text, 10) },
})
