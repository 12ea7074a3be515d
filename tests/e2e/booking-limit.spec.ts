import { startMailServer } from '#tests/mail/mail-server.ts'
import { startSite } from '#tests/start-site.ts'
import { chooseSlot, fillIn, freshDay, openForm, send, someoneElse } from './booking-steps.ts'
import { expect, test } from './strict-server.ts'

test.describe.configure({ lock: 'strict' })

test('the fourth request within five minutes is asked to wait, and is not lost', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  for (const _request of [1, 2, 3]) {
    // From this same address, as another tab would.
    const answer = await page.request.post('/rest/v1/bookings', {
      data: someoneElse(freshDay(), '10:00-12:00'),
    })
    expect(answer.status()).toBe(201)
  }
  await openForm(page)
  await chooseSlot(page, freshDay())
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText(
    'Please wait before submitting another booking request.',
  )
  await expect(page.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
})

test('while many strangers wait, the next confirms by mail before the time is held', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow()
  const post = await startMailServer()
  const house = await startSite({ SMTP_URL: post.url, RATE_LIMIT_SCALE: '1000' })
  const page = await browser.newPage({ baseURL: house.url })
  try {
    await house.tables.from('business_settings').update({ most_stranger_requests: 1 }).eq('id', 1)
    await openForm(page)
    await chooseSlot(page, freshDay())
    await fillIn(page, { Email: 'first@example.com', Phone: '082 123 0001' })
    await send(page)
    await expect(page.getByText('Booking Confirmed!')).toBeVisible()
    await page.getByRole('button', { name: 'Book Another Clean' }).click()

    const day = freshDay()
    const heldOn = async () =>
      (await house.tables.from('bookings').select('sender_check').eq('service_date', day)).data
    await chooseSlot(page, day)
    await fillIn(page)
    await send(page)
    const card = page.getByRole('status').filter({ hasText: 'Not confirmed yet' })
    await expect(card).toContainText('We are mailing a link to lerato@example.com')
    await expect(page.getByText('Booking Confirmed!')).toHaveCount(0)
    expect(await heldOn()).toEqual([{ sender_check: 'waiting' }])

    const letter = () => post.arrivals.find(({ subject }) => subject?.startsWith('Please confirm'))
    await post.until(() => Boolean(letter()))
    const link = letter()?.text?.match(/http\S+\/booking\/confirm\?token=[0-9a-f]{64}/)?.[0] ?? ''
    for (const method of ['GET', 'HEAD'])
      expect((await page.request.fetch(link, { method })).status()).toBe(200)
    await page.goto(link)
    expect(await heldOn()).toEqual([{ sender_check: 'waiting' }])
    await page.getByRole('button', { name: 'Yes, hold my time' }).click()
    await expect(page.getByRole('heading', { name: 'Your time is held' })).toBeVisible()
    expect(await heldOn()).toEqual([{ sender_check: 'passed' }])
  } finally {
    await page.close()
    await house.stop()
    await post.stop()
  }
})
