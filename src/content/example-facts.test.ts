import { expect, test } from 'vitest'
import type { FactName } from '#domain/business-facts.ts'
import { startFacts } from './business.ts'
import { examplesIn, type SetFacts, things } from './example-facts.ts'

const names = Object.keys(startFacts) as FactName[]
const untouched = Object.fromEntries(names.map(name => [name, null])) as SetFacts
const example = (facts: SetFacts, thing: string) => examplesIn(facts).find(one => one.thing === thing)

test('from the start everything is an example, and every fact belongs to one thing', () => {
  expect(examplesIn(untouched).map(({ thing }) => thing)).toEqual(Object.keys(things))
  // The logo that came takes up whatever name is set.
  expect(Object.values(things).flat().sort()).toEqual(names.filter(name => name !== 'logo').sort())
})

test('a thing leaves the list once all of it is set', () => {
  const phones = { phone: '+27445550101', after_hours_phone: '+27825550102' }
  expect(example({ ...untouched, ...phones }, 'phones')).toEqual({
    ...{ thing: 'phones', names: ['whatsapp'], texts: ['082 000 0000'], mayBeRight: false },
  })
  expect(example({ ...untouched, ...phones, whatsapp: '+27825550102' }, 'phones')).toBeUndefined()
})

test('what came with the software may be right, but never an invented bank, phone or address', () => {
  expect(example(untouched, 'areas')?.mayBeRight).toBe(true)
  expect(example({ ...untouched, areas: startFacts.areas }, 'areas')).toBeUndefined()
  expect(example({ ...untouched, email: startFacts.email }, 'email')).toMatchObject({ mayBeRight: false })
  const bank = { ...untouched, bank_account_name: 'Coastal Clean', bank_name: 'Example Bank' }
  expect(example(bank, 'bank')?.texts).toEqual(['Example Bank', '00 0000 0000', '000000'])
})
