// The calendar of the booking form says on which days we are in the visitor's suburb anyway.
import { dayButton, freshDay, openForm, someoneElse, turnTo } from './booking-steps.ts'
import { expect, test } from './server.ts'

test('the calendar marks the days on which we are in the suburb anyway', async ({ page, server }) => {
  const [near, far] = [freshDay(), freshDay()]
  const there = { ...someoneElse(near, '08:00-10:00'), suburb: 'Hartenbos', status: 'confirmed' }
  const elsewhere = { ...someoneElse(far, '08:00-10:00'), suburb: 'Reebok', status: 'confirmed' }
  for (const row of [there, elsewhere])
    expect((await server.tables.from('bookings').insert(row)).error).toBeNull()
  await openForm(page)
  await page.getByRole('radio', { name: 'Carpet' }).check()
  await turnTo(page, near)
  await expect(dayButton(page, near)).not.toHaveAccessibleName(/We are in/)
  await page.getByLabel('Which suburb?').selectOption('Hartenbos')
  await expect(dayButton(page, near)).toHaveAccessibleName(/, We are in Hartenbos that day$/)
  await expect(page.getByText('We are in Hartenbos that day')).toBeVisible()
  await turnTo(page, far)
  await expect(dayButton(page, far)).not.toHaveAccessibleName(/We are in/)
  await page.getByLabel('Which suburb?').selectOption('Somewhere else')
  await expect(page.getByText(/^We are in/)).toHaveCount(0)
})
