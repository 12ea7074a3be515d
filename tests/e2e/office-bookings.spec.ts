// A booking in the office, from the request on the website to the clean that is counted.
import { formatListDay } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { chooseSlot, fillIn, freshDay, openForm, send } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import {
  test as alone,
  axeFindings,
  comeBack,
  expect,
  fill,
  longStep,
  mailTo,
  newAddress,
  newMember,
  otherBrowser,
  toast,
} from './house.ts'
import {
  askedFor,
  blockOf,
  completeEarly,
  longWaiting,
  openOffice,
  openOfficeAt,
  panelOf,
  requestOf,
} from './office-booking-steps.ts'
import { goTo } from './open-app.ts'
import { fitOn, layBar, layButton, openRequest } from './week-steps.ts'

const test = atTheDesk(alone)

test('a request is confirmed, moved and completed, the client hears of each step, and it counts once', async ({
  page,
  server,
  post,
}) => {
  test.slow()
  const day = freshDay()
  const email = newAddress('lerato')
  const guest = await (await otherBrowser(page, server.url)).newPage()
  await openForm(guest)
  await chooseSlot(guest, day)
  await fillIn(guest, { 'Full name': 'Lindiwe Mabuza', Phone: '082 555 0771', Email: email })
  await send(guest)
  await mailTo(post, email)
  await server.tables.from('bookings').update(longWaiting).eq('guest_email', email)

  await openOfficeAt(page, server, '/crm/bookings')
  await openRequest(page, 'Lindiwe Mabuza')
  const request = panelOf(page, 'Lindiwe Mabuza')
  const number = /^https:\/\/wa\.me\/27\d{9}\?text=/
  await expect(request.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', number)
  await expect(request.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+27\d{9}$/)
  await request.getByRole('button', { name: 'Confirm' }).click()
  await expect(request.getByText('Please enter a price in rand and cents.')).toBeVisible()
  await expect(request.getByLabel('Set price')).toBeFocused()
  await request.getByLabel('Set price').fill('950')
  await expect(request.getByText('R 950.00')).toBeVisible()
  await request.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'Lindiwe Mabuza: confirmed')).toBeVisible()
  await expect(requestOf(page, 'Lindiwe Mabuza')).toHaveCount(0)
  const confirmed = await mailTo(post, email, 2)
  expect(confirmed.subject).toMatch(/^Confirmed: your clean on /)
  expect(confirmed.text).toContain(formatRand(95_000))

  await goTo(page, `/crm/bookings?day=${day}`)
  await blockOf(page, 'Lindiwe Mabuza').click()
  await panelOf(page, 'Lindiwe Mabuza').getByRole('button', { name: 'Move' }).click()
  await fitOn(page, formatListDay(day)).click()
  await expect(layBar(page)).toContainText(`An email goes to ${email}.`)
  await layButton(page).click()
  await expect(toast(page, `Lindiwe Mabuza: ${formatListDay(day).slice(0, -4)}, 08:00–`)).toBeVisible()
  expect((await mailTo(post, email, 3)).subject).toMatch(/^Moved: your clean is now on /)

  await blockOf(page, 'Lindiwe Mabuza').click()
  const panel = panelOf(page, 'Lindiwe Mabuza')
  await expect(panel).toContainText(/Moved from .*10:00–12:00 to .*08:00–10:00/)
  await expect(panel).toContainText('Marietjie')
  await panel.getByRole('button', { name: 'Complete' }).click()
  await page
    .getByRole('dialog', { name: /^Complete/ })
    .getByLabel('Card', { exact: true })
    .check()
  await completeEarly(page)
  await expect(toast(page, 'Lindiwe Mabuza: completed')).toBeVisible()
  const { data } = await server.tables
    .from('services')
    .select(
      'price, payment_method, payment_status, bookings!inner(guest_email), customers(total_cleaning_count)',
    )
    .eq('bookings.guest_email', email)
  expect(data).toMatchObject([
    {
      price: 950,
      payment_method: 'credit-card',
      payment_status: 'paid',
      customers: { total_cleaning_count: 1 },
    },
  ])
})

test('a clean is cancelled with a reason that the client reads, and not without', async ({
  page,
  server,
  post,
}) => {
  const email = newAddress('thabo')
  const id = await askedFor(server, freshDay(), { guest_email: email })
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
  await panelOf(page, 'Thabo Mokoena').getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel Thabo/ })
  await dialog.getByRole('button', { name: 'Cancel the clean' }).click()
  await expect(dialog.getByText('Please say why, in at most 300 characters.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The road is under water')
  // A failure is told over the dialog that is open, where it can be read and closed.
  await page.route('**/rest/v1/**', route => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Cancel the clean' }).click()
  await page.locator('.toast-bad').getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Cancel the clean' }).click()
  await expect(panelOf(page, 'Thabo Mokoena')).toContainText('The road is under water')
  const mail = await mailTo(post, email)
  expect([mail.subject, mail.text]).toEqual([
    expect.stringMatching(/^Cancelled: your clean on /),
    expect.stringContaining('The road is under water'),
  ])
  await page.goBack()
  await expect(page.locator('.panel')).toHaveCount(0)
})

test('the office writes a booking down, for someone new and for a customer', async ({
  page,
  server,
  post,
}) => {
  const day = freshDay()
  const email = newAddress('new')
  const owners = post.arrivals.filter(({ recipient }) => recipient.startsWith('hello@')).length
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
  await page.getByRole('link', { name: `Free 08:00 to 17:00 Add a booking, ${formatListDay(day)}` }).click()
  await page.getByLabel('Someone new').check()
  await page.getByRole('button', { name: 'Add booking' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await fill(page, { 'Full name': 'Zanele Nkosi', Phone: '083 555 0001' })
  await page.getByLabel('Email').locator('visible=true').fill(email)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Zanele Nkosi')
  await page.getByLabel('Service').selectOption('Windows')
  await fill(page, { Address: '4 Church Street' })
  await page.getByRole('button', { name: 'Add booking' }).click()
  await panelOf(page, 'Zanele Nkosi').getByLabel('Set price').fill('450')
  await panelOf(page, 'Zanele Nkosi').getByRole('button', { name: 'Confirm' }).click()
  // The first letter of a booking that came by phone.
  expect((await mailTo(post, email)).subject).toMatch(/^Confirmed: your clean on /)
  expect(post.arrivals.filter(({ recipient }) => recipient.startsWith('hello@'))).toHaveLength(owners)

  await longStep('and for a customer', async () => {
    await goTo(page, `/crm/bookings/new?at=${day}+12:00-14:00`)
    await page.getByLabel('Find the customer').fill('083 555 00')
    await page.getByRole('option', { name: /^Zanele Nkosi/ }).click()
    await expect(page.getByLabel('Address')).toHaveValue('4 Church Street')
    await page.getByLabel('Service').selectOption('Deep clean')
    await page.getByRole('button', { name: 'Add booking' }).click()
    await expect(panelOf(page, 'Zanele Nkosi')).toContainText('12:00–14:00')
  })
})

test('laying in a request brings the places that fit into view, and the clean after it', async ({
  page,
  server,
}) => {
  const day = freshDay()
  for (const name of ['First Asked', 'Second Asked', 'Third Asked'])
    await askedFor(server, freshDay(), { guest_name: name, ...longWaiting })
  const id = await askedFor(server, day, { guest_name: 'Wants Later', ...longWaiting })
  await openOfficeAt(page, server, '/crm/bookings')
  const card = requestOf(page, 'Wants Later')
  await card.getByRole('button', { name: /Wants Later$/ }).click()
  await expect(layBar(page)).toBeInViewport()
  await expect(layBar(page)).toContainText('It lies here now')
  const place = fitOn(page, formatListDay(day))
  await expect(place).toBeInViewport()
  await place.click()
  await expect(layButton(page)).toBeInViewport()
  await layButton(page).click()
  await expect(toast(page, 'Wants Later: ')).toBeVisible()
  const block = page.locator(`.clean-block[href*="${id}"]`)
  await expect(block).toBeInViewport()
  await expect(block).toBeFocused()
})

test('requests that nobody meant are ticked in the list and cancelled together', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const ids = []
  for (const place of [1, 2, 3])
    ids.push(await askedFor(server, freshDay(), { guest_name: `Spam Flood ${'ABC'[place - 1]}` }))
  await openOfficeAt(page, server, '/crm/bookings?view=list&list=waiting&q=spam+flood')
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(3)
  await page.getByLabel('All shown').check()
  await page.getByRole('checkbox', { name: /Spam Flood C/ }).uncheck()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel 2 requests' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('no mail goes out')
  await dialog.getByRole('button', { name: 'Cancel 2 requests' }).click()
  await expect(toast(page, '2 requests cancelled')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(1)
  const { data } = await server.tables.from('bookings').select('status').in('id', ids).order('guest_name')
  expect(data?.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'pending'])
})

test('lists are searched by name, number and reference', { tag: '@long' }, async ({ page, server }) => {
  const id = await askedFor(server, freshDay(), { guest_name: 'Gerhard Müller', guest_phone: '+27845550777' })
  await openOfficeAt(page, server, '/crm/bookings?view=list')
  for (const words of ['muller', '084 555 0777', `CC-${id.slice(0, 8)}`]) {
    await page.getByRole('searchbox').fill(words)
    await expect(page.getByRole('list', { name: 'Coming' }).getByRole('listitem')).toHaveCount(1)
  }
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('No bookings found')).toBeVisible()
})

test('a client without a role sees their own booking and can do nothing to it here', {
  tag: '@long',
}, async ({ page, server }) => {
  const member = await newMember(server, {
    first_name: 'Bronwyn',
    last_name: 'Adams',
    phone: '+27825550118',
  })
  const day = freshDay()
  const others = await askedFor(server, day, { guest_name: 'Somebody Else' })
  const {
    guest_name: _,
    guest_email: __,
    guest_phone: ___,
    ...own
  } = {
    id: crypto.randomUUID(),
    service_type: 'window',
    service_date: day,
    service_time: '14:00-16:00',
    address: '3 Seemeeu Crescent',
    guest_name: '',
    guest_email: '',
    guest_phone: '',
  }
  await server.tables.from('bookings').insert({ ...own, user_id: member.id })
  await comeBack(page, member.email, `/crm/bookings?day=${day}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Somebody Else')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Add (a )?booking/ })).toHaveCount(0)
  await goTo(page, `/crm/bookings/${others}`)
  await expect(page.getByText('There is no such booking')).toBeVisible()
})

test(
  'axe finds nothing on the tab, nor on its panels',
  { tag: '@wide' },
  async ({ page, server }, { project }) => {
    test.skip(project.name === 'phone', 'The keys are a laptop’s.')
    test.slow()
    const day = freshDay()
    const id = await askedFor(server, day, { minutes: 60 })
    const second = { guest_name: 'Second Clean', service_time: '12:00-14:00' as const, minutes: 60 }
    await askedFor(server, day, { ...second, status: 'confirmed', price: 700 })
    await openOffice(page, server, 'admin')
    const also = process.env.EVERYTHING ? ['?view=list', '/new'] : []
    for (const path of [`?day=${day}`, `/${id}?day=${day}`, ...also]) {
      await goTo(page, `/crm/bookings${path}`)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(page.locator('.requests, .panel').first()).toBeVisible()
      expect(await axeFindings(page, { colours: true })).toEqual([])
    }
    await goTo(page, `/crm/bookings?day=${day}`)
    for (const name of process.env.EVERYTHING ? ['Thabo Mokoena', 'Second Clean'] : ['Second Clean']) {
      await blockOf(page, name).focus()
      await page.keyboard.press('l')
      await expect(layBar(page)).toBeVisible()
      // The first where it fits, the second where it would hit the first.
      for (let steps = 0; steps < 6; steps++) await page.keyboard.press('ArrowUp')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  },
)
