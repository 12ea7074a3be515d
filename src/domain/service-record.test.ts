import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { emptyService, paymentMethodLabels, serviceSchema } from './service-record.ts'

const filled = {
  ...emptyService,
  customer_id: 'c1000000-0000-4000-8000-000000000001',
  service_type: 'deep-cleaning',
  service_date: '2026-12-01',
}

test('a service starts as scheduled and unpaid, and what is left empty is stored as nothing', () => {
  expect(serviceSchema.parse(filled)).toMatchObject({
    status: 'scheduled',
    payment_status: 'pending',
    payment_method: null,
    price: null,
    duration_minutes: null,
    notes: null,
  })
})

test.each([
  ['450', '450.00'],
  ['1 250,5', '1250.50'],
  ['R 99.99', '99.99'],
])('a price typed as %s is kept as %s', (typed, kept) => {
  expect(serviceSchema.parse({ ...filled, price: typed }).price).toBe(kept)
})

test.each([
  ['customer_id', '', 'Customer, service type, and date are required'],
  ['service_type', '', 'Customer, service type, and date are required'],
  ['service_date', '2026-02-30', 'Customer, service type, and date are required'],
  ['price', '-5', 'Please enter an amount, such as 450.00'],
  ['price', 'much', 'Please enter an amount, such as 450.00'],
  ['duration_minutes', '1.5', 'Please enter whole minutes, up to 1440'],
])('%s "%s" is told: %s', (field, typed, sentence) => {
  const checked = serviceSchema.safeParse({ ...filled, [field]: typed })
  expect(checked.error && fieldErrorsOf(checked.error)).toEqual({ [field]: sentence })
})

test('a bank transfer is called what people call it', () => {
  expect(paymentMethodLabels['bank-transfer']).toBe('EFT / bank transfer')
})
