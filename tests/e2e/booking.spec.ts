// A guest on /booking. What the form does on a bad connection: booking-offline.spec.ts.
import type { Page } from '@playwright/test'
import { formatDay, formatDayOfYear } from '#domain/calendar.ts'
import {
  changeService,
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
import { expect, longStep, test } from './server.ts'

const card = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you, Lerato.' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('the calendar tells which days are full, without a gap or near, and a big clean is offered only where it fits', async ({
  page,
  server,
}) => {
  const { tables } = server
  const [full, near, far, day] = [freshDay(), freshDay(), freshDay(), freshDay()]
  // Not the last of a month, so that the next is on view.
  let short = freshDay()
  while (Number(short.slice(8)) > 20) short = freshDay()
  await tables.from('bookings').insert(someoneElse(short, '12:00-14:00')).throwOnError()
  for (const slot of ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00'] as const)
    await tables.from('bookings').insert(someoneElse(full, slot))
  const there = { ...someoneElse(near, '08:00-10:00'), suburb: 'Hartenbos', status: 'confirmed' }
  const elsewhere = { ...someoneElse(far, '08:00-10:00'), suburb: 'Reebok', status: 'confirmed' }
  await tables.from('bookings').insert([there, elsewhere]).throwOnError()

  await test.step('a day that is full, closed or past says so and cannot be chosen', async () => {
    await openForm(page)
    await turnTo(page, full)
    await expect(dayButton(page, full)).toHaveAccessibleName(/, full$/)
    await expect(dayButton(page, full)).toBeDisabled()
    await expect(
      page.getByRole('button', { name: /^Sunday \d+ \w+, (closed, Sunday|past)/ }).first(),
    ).toBeDisabled()
  })
  await test.step('days on which we are in the suburb anyway are marked', async () => {
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
  await test.step('a big clean is offered only where it fits', async () => {
    await changeService(page, 'Deep clean')
    await page.getByLabel('How many bedrooms?').selectOption('6 bedrooms')
    await page.getByLabel('Which suburb?').selectOption('Hartenbos')
    await page.getByText('Anything on top?').click()
    await page.getByLabel('The garage').check()
    await expect(page.getByText('Takes about 9 hours.')).toBeVisible()
    await turnTo(page, day)
    await dayButton(page, day).click()
    await expect(slotChoice(page, '10:00-12:00')).toBeDisabled()
    await expect(slotChoice(page, '10:00-12:00')).toHaveAccessibleName(/not enough time$/)
    await expect(
      page.getByText(/^Not enough time: this clean takes about 9 hours, and another one/),
    ).toBeVisible()
    await slotChoice(page, '08:00-10:00').check()
  })
  await longStep('and the card says how long it takes', async () => {
    await fillIn(page)
    await send(page)
    await expect(card(page)).toContainText('about 9 hours')
    const { data } = await tables.from('bookings').select('*').eq('service_date', day).single()
    const long = { minutes: 520, start_minute: 480 }
    expect(data).toMatchObject({ size: 6, extras: ['garage'], suburb: 'Hartenbos', ...long })
  })
  await test.step('a day without a gap for the clean says so, and offers the next that is not', async () => {
    // What was chosen above is kept, sent or not.
    await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage]) store.clear()
    })
    // From elsewhere, since only the place in the page would change.
    await page.goto('about:blank')
    await page.goto(`/booking#day-${short}`)
    await page.getByRole('radio', { name: 'Windows' }).check()
    await expect(slotChoice(page, '08:00-10:00')).toBeEnabled()
    await expect(page.getByText(`Your day is ${formatDayOfYear(short)}.`)).toBeVisible()
    await changeService(page, 'Deep clean')
    const words = `${formatDayOfYear(short)} has no gap long enough for this clean.`
    const withoutGap = page.getByRole('status').filter({ hasText: words })
    await expect(withoutGap).toBeVisible()
    await expect(dayButton(page, short)).toHaveAccessibleName(/, no gap long enough for this clean/)
    await expect(page.getByText('No gap long enough', { exact: true })).toBeVisible()
    const bar = page.locator('.asked-day')
    await expect(bar).toContainText(words)
    await expect(bar.getByRole('button', { name: /^Take [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}$/ })).toBeVisible()
    await expect(
      page.getByText(/^Not enough time: this clean takes about [\d½]+ hours, and another one/),
    ).toBeVisible()
    await expect(slotChoice(page, '12:00-14:00')).toHaveAccessibleName(/taken$/)
    await fillIn(page)
    await send(page)
    await expect(page.getByText(/^Time slot is required\. This day has no time for it: take /)).toBeVisible()
    await expect(withoutGap.getByRole('button', { name: /^Take / })).toBeFocused()
    await withoutGap.getByRole('button', { name: /^Take / }).click()
    await expect(withoutGap).toBeHidden()
    await expect(slotChoice(page, '08:00-10:00')).toBeEnabled()
  })
})

test('a guest books a clean, loses nothing that was typed, and sees it confirmed; the next starts with who and where', async ({
  page,
  server,
}) => {
  const [day, trapped] = [freshDay(), freshDay()]
  const bookedOn = async (when: string) =>
    (await server.tables.from('bookings').select('*').eq('service_date', when)).data
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.getByLabel('Notes').fill('The blue gate')
  await test.step('nothing typed is lost to a reload', async () => {
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Carpet' })).toBeChecked()
    // Chosen before, and not asked for again.
    await expect(page.getByRole('radio', { name: 'Deep clean' })).toBeHidden()
    await expect(slotChoice(page, '10:00-12:00')).toBeChecked()
    await expect(field(page, 'Email')).toHaveValue('lerato@example.com')
  })
  await test.step('nor to somebody who was quicker', async () => {
    const first = await server.tables.from('bookings').insert(someoneElse(day, '10:00-12:00'))
    expect(first.error).toBeNull()
    await send(page)
    await expect(
      page.getByText('Someone has just booked that time. Please choose another one.'),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Please check your input and try again.')
    await expect(slotChoice(page, '10:00-12:00')).toBeDisabled()
    await slotChoice(page, '12:00-14:00').check()
  })
  await send(page)
  await test.step('what was booked is on the card and in the database', async () => {
    await expect(card(page)).toBeFocused()
    await expect(card(page)).toContainText(`${formatDay(day)}, 12:00–14:00`)
    await expect(card(page)).toContainText('Carpet, one-time')
    await expect(card(page)).toContainText(/You hear from us by noon on [A-Z][a-z]+day \d+ [A-Z][a-z]+, with/)
    await expect(page.getByText("We'll contact you soon to confirm your appointment.").first()).toBeVisible()
    const rows = (await bookedOn(day))?.filter(({ guest_name }) => guest_name === 'Lerato Jacobs')
    expect(rows).toHaveLength(1)
    expect(rows?.[0]).toMatchObject({
      ...{ service_type: 'carpet-clean-one-time', service_time: '12:00-14:00', guest_name: 'Lerato Jacobs' },
      ...{ guest_phone: '+27821234567', special_instructions: 'The blue gate', status: 'pending' },
      user_id: null,
    })
    await expect(card(page)).toContainText(`CC-${rows?.[0].id.slice(0, 8).toUpperCase()}`)
  })
  await test.step('another clean starts with who and where, and shows the first one as taken', async () => {
    await page.getByRole('button', { name: 'Book Another Clean' }).click()
    await expect(page.getByText(/^We have your request CC-.* Carpet, one-time,/)).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
    await expect(page.getByRole('radio', { name: 'Carpet' })).not.toBeChecked()
    await dayButton(page, day).click()
    await expect(slotChoice(page, '12:00-14:00')).toBeDisabled()
    await expect(slotChoice(page, '12:00-14:00')).toHaveAccessibleName(/taken$/)
    await expect(slotChoice(page, '16:00-18:00')).toBeEnabled()
  })
  await test.step('what fills in the hidden field is thanked and forgotten', async () => {
    await chooseSlot(page, trapped)
    await fillIn(page)
    const hidden = page.getByRole('main').locator('[name=website]')
    await hidden.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await send(page)
    await expect(card(page)).toContainText(formatDay(trapped))
    expect(await bookedOn(trapped)).toEqual([])
  })
})

const sentences = {
  'Full name': 'Minimum length is 2 characters',
  Email: 'Maximum length is 254 characters',
  'Street address': 'Address must be less than 500 characters',
  Notes: 'Notes must be less than 1000 characters',
}

test('each field says what is wrong with it', { tag: '@long' }, async ({ page, server }) => {
  const day = freshDay()
  await openForm(page)
  await test.step('an empty form is refused field by field, and the first error has the focus', async () => {
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Please correct the errors in the form.')
    for (const sentence of ['Service type is required', 'Date is required', 'Time slot is required'])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
      /^This field is required Give your first/,
    )
    await expect(page.getByLabel('Street address')).toHaveAccessibleDescription(
      /^Address is required Give the street/,
    )
    await expect(page.getByRole('radio', { name: 'Home clean' })).toBeFocused()
  })
  await test.step('a wrong field is named in its own sentence until it is mended', async () => {
    await chooseSlot(page, day)
    await fillIn(page, { 'Full name': 'L3rato', Phone: '12345', Email: 'lerato@example' })
    await send(page)
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
      /^Please enter a valid phone number Give a number we can phone/,
    )
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      /^Please enter a valid email address Give the whole/,
    )
    await page.getByLabel('Phone').fill('(044) 691-1234')
    await expect(page.getByText('Please enter a valid phone number')).toBeHidden()
  })
  await longStep('each limit has its own sentence', async () => {
    const long = { Email: `${'l'.repeat(250)}@example.com`, 'Street address': 'a'.repeat(501) }
    await fillIn(page, { 'Full name': 'L', ...long })
    await page.getByLabel('Notes').fill('n'.repeat(1001))
    await send(page)
    const form = page.getByRole('form', { name: 'Booking request' })
    for (const [label, sentence] of Object.entries(sentences))
      await expect(form.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
        new RegExp(`^${sentence}`),
      )
    await page.getByLabel('Full name').fill('L'.repeat(51))
    await send(page)
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/^Maximum length is 50 characters/)
  })
  await longStep('a hostile text is met with a security warning and not sent', async () => {
    await fillIn(page)
    await page.getByLabel('Notes').fill('<script>alert(1)</script>')
    await send(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Invalid input detected. Please check your form data.' }),
    ).toBeVisible()
    const { data } = await server.tables.from('bookings').select('id').eq('service_date', day)
    expect(data).toEqual([])
  })
})

test('two tabs that start from one draft book two cleans, and each says what it booked', {
  tag: '@long',
}, async ({ page, context, server }) => {
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

test.describe('with the keys alone', () => {
  // On a laptop, where the keys are.
  test.skip(({ isMobile }) => isMobile && !process.env.EVERYTHING, 'tried on a laptop; here in the long run')

  test('a service and a day can be chosen', { tag: '@wide' }, async ({ page }) => {
    await openForm(page)
    await page.getByRole('radio', { name: 'Home clean' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Moving in or out' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Carpet' })).toBeVisible()
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
})
