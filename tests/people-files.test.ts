// Files of people as programs write them, broken rows among them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPeopleFile } from '#domain/people-file/read-people-file.ts'

const today = '2026-11-17'
const bytesOf = (name: string) => new Uint8Array(readFileSync(`tests/people-files/${name}`))
const read = (file: string | Uint8Array, kinds?: Parameters<typeof readPeopleFile>[1]['kinds']) =>
  readPeopleFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, { today, kinds })

function peopleOf(file: string | Uint8Array) {
  const found = read(file)
  if (found.kind !== 'read') throw new Error(JSON.stringify(found))
  return found.people
}
const fine = (file: string | Uint8Array) =>
  peopleOf(file).flatMap(told => (told.kind === 'fine' ? [told.person] : []))

test('Excel’s way: semicolons, Windows-1252, decimal commas and a nought that went away', () => {
  const people = fine(bytesOf('excel-semicolon.csv'))
  expect(people[0]).toEqual({
    ...{ first_name: 'Renée', last_name: 'Lötter', email: 'renee@lotter.example', phone: '+27821234567' },
    ...{ address: '12 Marsh Street; Flat 3', city: 'Mossel Bay', state: null, zip_code: '6500' },
    ...{ notes: 'Key under the pot', cleans: 14, last_clean: '2025-04-03', consent: 'Yes' },
  })
  expect(people[1]).toMatchObject({
    last_name: 'van der Merwe',
    phone: '+27829876543',
    cleans: 7,
    consent: null,
  })
  expect(people[2]).toMatchObject({
    first_name: 'Oupa',
    last_name: '-',
    phone: '+27446911234',
    notes: 'Says "no shoes"',
  })
  expect(people[3]).toMatchObject({ email: null, phone: null, notes: '12345\nnot an address' })
})

test('rows that are broken are told with their line and why, and the others are read', () => {
  const told = peopleOf(bytesOf('excel-semicolon.csv'))
  expect(told).toHaveLength(9)
  expect(
    told.flatMap(each => (each.kind === 'broken' ? [[each.line, each.trouble, each.found]] : [])),
  ).toEqual([
    [6, 'cleans', 'ten'],
    [7, 'last-clean', '31/02/2025'],
    [8, 'future', '01/01/2099'],
    [9, 'no-name', '083 555 0104'],
    [10, 'long', ''],
  ])
})

test('Google’s contacts: several numbers in a cell, the mobile one first, and houses without a person', () => {
  const [thandi, house] = fine(bytesOf('google.csv'))
  expect(thandi).toMatchObject({
    ...{ first_name: 'Thandi', last_name: 'Mbeki', email: 'thandi@mbeki.example', phone: '+27824445555' },
    ...{ address: '3 Bay Rd', city: 'Mossel Bay', state: 'Western Cape', zip_code: '6500', consent: null },
  })
  expect(thandi?.notes).toContain('Two dogs Gate code 1234')
  expect(thandi?.notes).toContain('+27446901111')
  expect(house).toMatchObject({ first_name: 'Dolphin', last_name: 'Guesthouse', phone: '+27723334444' })
})

test('an iPhone’s cards: escaped signs, folded lines, hidden marks, a picture, and one that is cut off', () => {
  const told = peopleOf(bytesOf('iphone.vcf'))
  expect(told[0]).toMatchObject({
    kind: 'fine',
    person: {
      ...{ first_name: 'Anna Maria', last_name: 'Botha', phone: '+27821112222', email: 'anna@botha.example' },
      ...{ address: '9 Point Road', city: 'Mossel Bay', state: 'WC', zip_code: '6500' },
      notes: 'Allergic to lavender\nPlease ring twice; the bell is weak\nBotha, Sons & Co\n+27446910000',
    },
  })
  expect(told.slice(1)).toMatchObject([
    { kind: 'broken', trouble: 'no-name' },
    { kind: 'broken', trouble: 'cut' },
  ])
})

test('an Android’s cards: quoted-printable, and a number abroad', () => {
  const [renee, plumber] = fine(bytesOf('android.vcf'))
  expect(renee).toMatchObject({
    first_name: 'Renée',
    last_name: 'Lötter',
    phone: '+27821234567',
    city: 'Mossel Bay',
  })
  expect(plumber).toMatchObject({
    first_name: 'Plumber',
    last_name: '-',
    phone: '+447700900123',
    notes: '112',
  })
})

test('what the owner says of her columns goes before what we recognise', () => {
  const file = 'Wie,Waar,Hoeveel\nAnna Botha,0821112222,5\n'
  expect(read(file)).toMatchObject({ kind: 'asks', columns: { heads: ['Wie', 'Waar', 'Hoeveel'] } })
  expect(read(file, ['whole', 'phone', 'cleans'])).toMatchObject({
    people: [{ person: { first_name: 'Anna', last_name: 'Botha', phone: '+27821112222', cleans: 5 } }],
  })
})

test('a table without heads shows what is a number or an address, and asks for the name', () => {
  const found = read('Anna,anna@botha.example,082 111 2222\nGert,,083 111 2222\n')
  expect(found).toMatchObject({ kind: 'asks', columns: { heads: [], kinds: ['', 'email', 'phone'] } })
})

test.each([
  ['nothing', ''],
  ['a spreadsheet that was not saved as CSV', 'PK\u0003\u0004 something'],
  ['heads only', 'Name,Phone\n'],
  ['a quote that is never closed', 'Name,Phone\n"Anna,0821112222\n'],
])('%s is no file of people', (_what, text) => {
  expect(read(text).kind).toBe('refused')
})

test('more than ten thousand are too many', () => {
  const rows = Array.from({ length: 10_001 }, (_, at) => `Person ${at},`)
  expect(read(`Name,Phone\n${rows.join('\n')}`)).toMatchObject({ fault: { reason: 'too-many' } })
})

test('hostile text stays text, and formulas lose their mark', () => {
  const [person] = fine(
    `Name,Notes,Phone\n<script>alert(1)</script> Eve,javascript:x onload=1,'+27821112222\n`,
  )
  expect(JSON.stringify(person)).not.toMatch(/[<>]|javascript:|onload=/)
  expect(person?.phone).toBe('+27821112222')
})
