import { expect, test } from 'vitest'
import { differingFields, type MergeSide, mergedCleans, settledFields } from './customer-merge.ts'

const ann: MergeSide = {
  first_name: 'Bronwyn',
  last_name: 'Adams',
  email: 'bronwyn@mail.example',
  phone: '+27825550118',
  address: null,
  city: 'Mossel Bay',
  state: null,
  zip_code: null,
  notes: null,
  status: 'active',
  total_cleaning_count: 17,
}
const other = {
  ...ann,
  first_name: 'B',
  email: 'BRONWYN@mail.example',
  address: '3 Kaap Street',
  total_cleaning_count: 1,
}

test('only what both say differently is to be chosen', () => {
  expect(differingFields(ann, other)).toEqual([
    { field: 'name', label: 'Name', keep: 'Bronwyn Adams', drop: 'B Adams' },
  ])
})

test('what is the same, or told by one only, needs no choice', () => {
  expect(settledFields(ann, other)).toEqual([
    { label: 'Email', value: 'bronwyn@mail.example', isShared: true },
    { label: 'Phone', value: '082 555 0118', isShared: true },
    { label: 'Address', value: '3 Kaap Street', isShared: false },
    { label: 'City', value: 'Mossel Bay', isShared: true },
    { label: 'Status', value: 'Active', isShared: true },
  ])
})

test.each([
  [17, 1, { total: 18, stamps: 8, earns: 0 }],
  [7, 5, { total: 12, stamps: 2, earns: 10 }],
  [12, 11, { total: 23, stamps: 3, earns: 0 }],
  [0, 0, { total: 0, stamps: 0, earns: 0 }],
])('%i and %i cleans make %o', (keep, drop, made) => {
  const sides = [keep, drop].map(total_cleaning_count => ({ ...ann, total_cleaning_count })) as [
    MergeSide,
    MergeSide,
  ]
  expect(mergedCleans(...sides)).toMatchObject(made)
})
