import { expect, test } from 'vitest'
import type { OwedInvoice } from '#domain/owed-index.ts'
import { decisionsOf, keptShares, noDecisions, ofLines, owedById, sharesNow } from './kept-decisions.ts'
import type { Matched } from './use-bank-lines.ts'

const invoice = (id: string, openCents: number) => ({ id, openCents }) as OwedInvoice
const line = (id: string) => ({ line: { id }, kind: 'decide', candidates: [] }) as unknown as Matched

test('what was decided is there again, with the invoice as it stands now', () => {
  const kept = JSON.parse(JSON.stringify(keptShares([{ invoice: invoice('a', 500), cents: 300 }])))
  const today = { ...invoice('a', 500), name: 'Renamed' }
  expect(sharesNow(kept, new Map([['a', today]]))).toEqual([{ invoice: today, cents: 300 }])
})

test('an invoice that is paid, gone, or open by another amount is asked about again', () => {
  const kept = keptShares([
    { invoice: invoice('a', 500), cents: 500 },
    { invoice: invoice('b', 200), cents: 200 },
  ])
  expect(sharesNow(kept, new Map([['a', invoice('a', 500)]]))).toBeUndefined()
  const changed = new Map([
    ['a', invoice('a', 500)],
    ['b', invoice('b', 150)],
  ])
  expect(sharesNow(kept, changed)).toBeUndefined()
  expect(sharesNow(undefined, changed)).toBeUndefined()
})

test('only decisions about lines that still wait are kept', () => {
  const kept = { chosen: { one: [], two: [] }, left: ['two', 'three'] }
  expect(ofLines(kept, [line('two')])).toEqual({ chosen: { two: [] }, left: ['two'] })
})

test('what cannot be read is as if nothing was decided', () => {
  for (const odd of [undefined, null, 'x', { chosen: 3, left: 'y' }])
    expect(decisionsOf(odd)).toEqual(noDecisions)
})

test('money back may be about a paid invoice that only a candidate names', () => {
  const paid = invoice('p', 0)
  const match = { ...line('one'), candidates: [{ shares: [{ invoice: paid, cents: -5 }] }] } as Matched
  expect(owedById([invoice('a', 1)], [match]).get('p')).toBe(paid)
})
