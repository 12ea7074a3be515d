import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { parseQuery } from './parse-query.ts'
import { weightOf } from './question-weight.ts'

const isHeavy = (search: string) => weightOf(parseQuery(search, { isCall: false })) > limits.weight
const many = (count: number, part: string) => Array(count).fill(part).join()

test.each([
  'select=id,name,customers(first_name,bookings(id))&status=eq.new&order=created_at.desc,id',
  'or=(name.ilike.*ann*,email.ilike.*ann*,phone.ilike.*ann*)&limit=20',
  `id=in.(${many(100, '3')})`,
  'name=match.^[A-M]',
  'name=imatch.^(mr|mrs) .*s$',
  'text=wfts.blue gull',
  `name=match.${encodeURIComponent('^[[:alpha:]]+(?:-[^a-f\\]]*)?[.]$')}`,
  `name=match.${encodeURIComponent('^\\d+\\.$')}`,
])('what a screen asks is light: %s', search => {
  expect(isHeavy(search)).toBe(false)
})

test.each([
  ['a reference back', `name=match.${encodeURIComponent('^(.+)\\1$')}`],
  ['a look around', `name=match.${encodeURIComponent('(?=a)b')}`],
  ['counted repetition', 'name=match.(a{1,200}){1,200}'],
  ['an option', `name=imatch.${encodeURIComponent('***:(?b)a')}`],
  ['a bound of words', `name=match.${encodeURIComponent('\\ma')}`],
  ['the same, written otherwise', `name=match.${encodeURIComponent('[[:<:]]a')}`],
  ['a sign of several letters', `name=match.${encodeURIComponent('[[.ch.]]')}`],
  ['a list of expressions', 'name=match(any).{^a,^b}'],
  ['a long expression', `name=match.${'a'.repeat(61)}`],
  ['an expression inside a tree', `or=(a.eq.1,not.and(b.match.${encodeURIComponent('"(.)\\\\1"')},c.eq.2))`],
  ['many expressions', `or=(${many(5, 'name.match.^a')})`],
  ['many patterns', `or=(${many(25, 'name.ilike.*a*')})`],
  ['a list of patterns', `name=ilike(any).{${many(25, '*a*')}}`],
  ['many searches for words', `or=(${many(3, 'text.fts.a')})`],
  ['a long search for words', `text=fts.${'a%26'.repeat(2_500)}a`],
  ['a list without end', `id=in.(${many(1_000, '3')})`],
  ['rooms in rooms', `select=${'a('.repeat(8)}id${')'.repeat(8)}&name=eq.a`],
])('%s is too heavy', (_, search) => {
  expect(isHeavy(search)).toBe(true)
})
