import { formatDay, formatDayOfYear } from '#domain/calendar.ts'
import {
  chooseSlot,
  dayButton,
  fillIn,
  freshDay,
  openForm,
  send,
  slotChoice,
  someoneElse,
  turnTo,
} from './booking-steps.ts'
import { expect, test } from './server.ts'

test('a day too short for the clean says so, and offers the next that is not', async ({ page, server }) => {
  // Not the last of a month, so that the next is on view.
  let day = freshDay()
  while (Number(day.slice(8)) > 20) day = freshDay()
  await server.tables.from('bookings').insert(someoneElse(day, '12:00-14:00')).throwOnError()
  await page.goto(`/booking#day-${day}`)
  await page.getByRole('radio', { name: 'Windows' }).check()
  await expect(slotChoice(page, '08:00-10:00')).toBeEnabled()
  await expect(page.getByText(`Your day is ${formatDayOfYear(day)}.`)).toBeVisible()
  await page.getByRole('radio', { name: 'Deep clean' }).check()
  const full = page.getByRole('status').filter({ hasText: 'no time left that is long enough' })
  await expect(full).toContainText(formatDayOfYear(day))
  await expect(page.getByText(`Your day is ${formatDayOfYear(day)}.`)).toBeHidden()
  await full.getByRole('button', { name: /^Take / }).click()
  await expect(full).toBeHidden()
  await expect(slotChoice(page, '08:00-10:00')).toBeEnabled()
})

test('a guest books a clean, sees it confirmed, and the row is in the database', async ({ page, server }) => {
  const day = freshDay()
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.getByLabel('Notes').fill('The blue gate')
  await send(page)

  const card = page.getByRole('status').filter({ hasText: 'Thank you, Lerato.' })
  await expect(card).toBeFocused()
  await expect(card).toContainText(`${formatDay(day)}, 10:00–12:00`)
  await expect(card).toContainText('Carpet, one-time')
  await expect(page.getByText("We'll contact you soon to confirm your appointment.").first()).toBeVisible()

  const { data } = await server.tables.from('bookings').select('*').eq('service_date', day)
  expect(data).toHaveLength(1)
  expect(data?.[0]).toMatchObject({
    service_type: 'carpet-clean-one-time',
    service_time: '10:00-12:00',
    guest_name: 'Lerato Jacobs',
    guest_phone: '+27821234567',
    special_instructions: 'The blue gate',
    status: 'pending',
    user_id: null,
  })
  await expect(card).toContainText(`CC-${data?.[0].id.slice(0, 8).toUpperCase()}`)
})

test('a big clean is offered only where it fits, and the card says how long it takes', async ({
  page,
  server,
}) => {
  const day = freshDay()
  await openForm(page)
  await page.getByRole('radio', { name: 'Deep clean' }).check()
  await page.getByLabel('How many bedrooms?').selectOption('6 bedrooms')
  await page.getByLabel('Which suburb?').selectOption('Hartenbos')
  await page.getByLabel('Inside the oven').check()
  await expect(page.getByText('Takes about 8½ hours.')).toBeVisible()
  await turnTo(page, day)
  await dayButton(page, day).click()
  await expect(slotChoice(page, '10:00-12:00')).toHaveCount(0)
  await slotChoice(page, '08:00-10:00').check()
  await fillIn(page)
  await send(page)

  const card = page.getByRole('status').filter({ hasText: 'Thank you, Lerato.' })
  await expect(card).toContainText('about 8½ hours')
  const { data } = await server.tables.from('bookings').select('*').eq('service_date', day).single()
  expect(data).toMatchObject({
    size: 6,
    extras: ['oven'],
    suburb: 'Hartenbos',
    minutes: 510,
    start_minute: 480,
  })
})

test('another clean starts with who and where, and shows the first one as taken', async ({ page }) => {
  const day = freshDay()
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await send(page)
  await page.getByRole('button', { name: 'Book Another Clean' }).click()

  await expect(page.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
  await expect(page.getByRole('radio', { name: 'Carpet' })).not.toBeChecked()
  await dayButton(page, day).click()
  await expect(slotChoice(page, '10:00-12:00')).toBeDisabled()
  await expect(slotChoice(page, '12:00-14:00')).toBeEnabled()
})

test('a slot taken meanwhile is refused, and nothing typed is lost', async ({ page, server }) => {
  const day = freshDay()
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  const first = await server.tables.from('bookings').insert(someoneElse(day, '10:00-12:00'))
  expect(first.error).toBeNull()
  await send(page)

  await expect(page.getByText('Someone has just booked that time. Please choose another one.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Please check your input and try again.')
  await expect(slotChoice(page, '10:00-12:00')).toBeDisabled()
  await slotChoice(page, '12:00-14:00').check()
  await send(page)
  await expect(page.getByText('Thank you, Lerato.')).toBeVisible()
})

test('a day that is full, closed or past says so and cannot be chosen', async ({ page, server }) => {
  const day = freshDay()
  for (const slot of ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00'] as const) {
    await server.tables.from('bookings').insert(someoneElse(day, slot))
  }
  await openForm(page)
  await turnTo(page, day)
  await expect(dayButton(page, day)).toHaveAccessibleName(/, full$/)
  await expect(dayButton(page, day)).toBeDisabled()
  await expect(
    page.getByRole('button', { name: /^Sunday \d+ \w+, (closed, Sunday|past)/ }).first(),
  ).toBeDisabled()
})

test('an empty form is refused field by field, and the first error has the focus', async ({ page }) => {
  await openForm(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Please correct the errors in the form.')
  for (const sentence of ['Service type is required', 'Date is required', 'Time slot is required']) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/^This field is required Your first/)
  await expect(page.getByLabel('Street address')).toHaveAccessibleDescription(/^Address is required Street/)
  await expect(page.getByRole('radio', { name: 'Regular clean' })).toBeFocused()
})

test('a wrong field is named in its own sentence until it is mended', async ({ page }) => {
  await openForm(page)
  await chooseSlot(page, freshDay())
  await fillIn(page, { 'Full name': 'L3rato', Phone: '12345', 'E-mail': 'lerato@example' })
  await send(page)
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /^Please enter a valid phone number A number we can phone/,
  )
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /^Please enter a valid email address The whole/,
  )
  await page.getByLabel('Phone').fill('(044) 691-1234')
  await expect(page.getByText('Please enter a valid phone number')).toBeHidden()
})

test('each limit has its own sentence', async ({ page }) => {
  await openForm(page)
  await fillIn(page, {
    'Full name': 'L',
    'E-mail': `${'l'.repeat(250)}@example.com`,
    'Street address': 'a'.repeat(501),
  })
  await page.getByLabel('Notes').fill('n'.repeat(1001))
  await send(page)
  const sentences = {
    'Full name': 'Minimum length is 2 characters',
    'E-mail': 'Maximum length is 254 characters',
    'Street address': 'Address must be less than 500 characters',
    Notes: 'Notes must be less than 1000 characters',
  }
  const form = page.getByRole('form', { name: 'Booking request' })
  for (const [label, sentence] of Object.entries(sentences))
    await expect(form.getByRole('textbox', { name: label })).toHaveAccessibleDescription(sentence)
  await page.getByLabel('Full name').fill('L'.repeat(51))
  await send(page)
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Maximum length is 50 characters')
})

test('a hostile text is met with a security warning and not sent', async ({ page, server }) => {
  const day = freshDay()
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.getByLabel('Notes').fill('<script>alert(1)</script>')
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Invalid input detected. Please check your form data.')
  const { data } = await server.tables.from('bookings').select('id').eq('service_date', day)
  expect(data).toEqual([])
})

test('a reload loses nothing that was chosen or typed', async ({ page }) => {
  await openForm(page)
  await chooseSlot(page, freshDay())
  await page.getByRole('radio', { name: 'Custom schedule' }).check()
  await fillIn(page)
  await page.reload()

  await expect(page.getByRole('radio', { name: 'Custom schedule' })).toBeChecked()
  await expect(slotChoice(page, '10:00-12:00')).toBeChecked()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('lerato@example.com')
  await send(page)
  await expect(page.getByText('Thank you, Lerato.')).toBeVisible()
})

test('a request whose answer was lost is sent again as the same booking', async ({ page, server }) => {
  const day = freshDay()
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.route('**/rest/v1/bookings*', async route => {
    await route.fetch()
    await route.abort()
  })
  await send(page)
  await expect(page.getByRole('alert')).toContainText(
    'There was an error processing your booking. Please try again.',
  )
  await page.unroute('**/rest/v1/bookings*')
  await page.getByLabel('Street address').fill('99 Another Street')
  await send(page)

  // The first request is the stored one, so the card shows that.
  await expect(page.getByText('12 Marsh Street, Mossel Bay')).toBeVisible()
  const { data } = await server.tables.from('bookings').select('address').eq('service_date', day)
  expect(data).toEqual([{ address: '12 Marsh Street, Mossel Bay' }])
})

test('two tabs that start from one draft book two cleans, and each says what it booked', async ({
  page,
  context,
  server,
}) => {
  const [day, other] = [freshDay(), freshDay()]
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  const second = await context.newPage()
  await openForm(second)
  await chooseSlot(second, other)
  for (const [tab, booked] of [
    [page, day],
    [second, other],
  ] as const) {
    await send(tab)
    await expect(tab.getByRole('status').filter({ hasText: 'Thank you' })).toContainText(formatDay(booked))
  }
  const { data } = await server.tables.from('bookings').select('id').in('service_date', [day, other])
  expect(data).toHaveLength(2)
})

test('a time that was changed after a lost answer is told as it was booked', async ({ page, server }) => {
  const [day, other] = [freshDay(), freshDay()]
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.route('**/rest/v1/bookings*', async route => {
    await route.fetch()
    await route.abort()
  })
  await send(page)
  await expect(page.getByText('Your request is kept on this device.')).toBeVisible()
  await page.unroute('**/rest/v1/bookings*')
  await chooseSlot(page, other)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toContainText(formatDay(day))
  const { data } = await server.tables.from('bookings').select('id').in('service_date', [day, other])
  expect(data).toHaveLength(1)
})

test('what fills in the hidden field is thanked and forgotten', async ({ page, server }) => {
  const day = freshDay()
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page
    .getByRole('main')
    .locator('[name=website]')
    .evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example'
    })
  await send(page)
  await expect(page.getByText('Thank you, Lerato.')).toBeVisible()
  const { data } = await server.tables.from('bookings').select('id').eq('service_date', day)
  expect(data).toEqual([])
})

test('a day can be chosen with the keys alone', { tag: '@wide' }, async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Home')
  while (!/, free$/.test((await page.locator(':focus').getAttribute('aria-label')) ?? '')) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).not.toHaveAccessibleName(/still loading/)
  }
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(/your day$/)
  await expect(page.getByRole('group', { name: /^3 ?What time on / })).toBeVisible()
})
