// The house's own tabs of the Admin Console, each from opening it to what it changes.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { atTheDesk } from './desk.ts'
import { axeFindings, comeBack, expect, fill, longStep, ownersHouse, toast } from './house.ts'
import { bookClean, newStaff } from './office-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(ownersHouse)
test.describe.configure({ lock: 'owner' })

async function openAdmin(page: Page, server: ServerProcess, path: string) {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, path)
  return email
}

test('settings are saved over what was seen, and the pages follow', async ({ page, server }) => {
  const day = '2031-03-04'
  await bookClean(server, day, { name: 'Fatima Davids' })
  const email = await openAdmin(page, server, '/admin/settings')
  await fill(page, { 'Mon to Fri, closes': '07:00' })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByLabel('Mon to Fri, closes')).toBeFocused()
  await expect(page.getByLabel('Mon to Fri, closes')).toHaveAccessibleDescription(/closes after it opens/)
  await server.tables.from('business_settings').update({ slot_capacity: 3 }).eq('id', 1)
  await fill(page, { 'Mon to Fri, closes': '16:30' })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Jobs at the same time 3')
  await expect(page.getByLabel('Mon to Fri, closes')).toHaveValue('16:30')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(toast(page, 'Settings saved')).toBeVisible()

  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(day)
  await expect(page.getByText('One booking stands on this day:')).toBeVisible()
  await expect(page.getByText('10:00–12:00 Fatima Davids')).toBeVisible()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Family wedding')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Close this day' }).click()
  await expect(toast(page, 'Tuesday 4 March 2031 is closed')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Family wedding' })).toContainText('Closed')
  await page.getByRole('button', { name: 'Take Tuesday 4 March 2031 off the list' }).click()
  await expect(page.getByText('No days set')).toBeVisible()

  await longStep('the audit log tells it', async () => {
    await goTo(page, '/admin/audit')
    await page.getByLabel('Search by who did it').fill(email)
    await expect(page).toHaveURL(/q=ann/)
    await page.getByLabel('What').selectOption('Settings')
    // While the list is read again, the old one stays.
    const change = page.getByText('Mon to Fri, closes: 17:00 → 16:30')
    await expect(change).toHaveCount(1)
    await expect(page.getByText(`by ${email}`)).toHaveCount(1)
    await change.click()
    await expect(page.getByRole('row', { name: 'Mon to Fri, closes 17:00 16:30' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
  await expect.poll(async () => (await page.request.get('/contact')).text()).toContain('08:00 to 16:30')
})

test('an extra is added, offered, kept while somebody has booked it, and removed', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openAdmin(page, server, '/admin/settings')
  await page.getByText('Add an extra', { exact: true }).first().click()
  const form = page.getByRole('form', { name: 'Add an extra' })
  await form.getByLabel('Name').fill('Silver & brass <b>')
  await form.getByRole('button', { name: 'Add an extra' }).click()
  await expect(form.getByText('Please tick at least one.')).toBeVisible()
  await form.getByLabel('Windows', { exact: true }).check()
  await form.getByRole('button', { name: 'Add an extra' }).click()
  await expect(toast(page, 'Silver & brass')).toBeVisible()
  const key = 'silver-brass-b'
  const extra = () => server.tables.from('clean_extras').select('label, minutes, kinds').eq('key', key)
  expect((await extra()).data).toEqual([
    { label: expect.stringContaining('Silver'), minutes: 30, kinds: ['window'] },
  ])

  const { id } = await bookClean(server, '2031-03-05', { name: 'Silver Lover' })
  const withIt = { service_type: 'window', extras: [key] }
  expect((await server.tables.from('bookings').update(withIt).eq('id', id)).error).toBeNull()
  await page.getByText(/^Extras: Silver/).click()
  const remove = page.getByRole('button', { name: /^Remove Silver/ })
  await remove.click()
  await expect(toast(page, 'It stays')).toBeVisible()
  await server.tables.from('bookings').update({ extras: [] }).eq('id', id)
  await remove.click()
  await expect(page.getByText(/^Extras: Silver/)).toHaveCount(0)
  expect((await extra()).data).toEqual([])
  const { data } = await server.tables
    .from('audit_log')
    .select('action')
    .match({ table_name: 'clean_extras', row_id: key })
  expect(data?.map(({ action }) => action).toSorted()).toEqual(['delete', 'insert'])
})

test('team hours and days off are saved over what was seen only', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await server.tables.from('business_settings').update({ slot_capacity: 2 }).eq('id', 1)
  const { data: crews } = await server.tables.from('crews').select('id, name').order('place').limit(1)
  const [crew] = crews ?? []
  await openAdmin(page, server, '/admin/settings')
  await page
    .locator('summary')
    .filter({ hasText: crew?.name ?? '' })
    .click()
  const monday = page.getByRole('form', { name: `${crew?.name}, Monday` })
  await monday.getByLabel('Monday', { exact: true }).selectOption('Does not work')
  const theirs = { crew_id: crew?.id, weekday: 1, opens_at: '09:00', closes_at: '12:00' }
  expect((await server.tables.from('crew_hours').insert(theirs)).error).toBeNull()
  await monday.getByRole('button', { name: 'Save Monday' }).click()
  await expect(toast(page, 'Nothing of yours is saved')).toBeVisible()
  await expect(monday.getByLabel('Monday, from')).toHaveValue('09:00')
  await monday.getByLabel('Monday, until').fill('13:00')
  await monday.getByRole('button', { name: 'Save Monday' }).click()
  await expect(toast(page, 'Monday saved')).toBeVisible()
  const { data } = await server.tables
    .from('crew_hours')
    .select('opens_at, closes_at')
    .match({ crew_id: crew?.id, weekday: 1 })
  expect(data).toEqual([{ opens_at: '09:00:00', closes_at: '13:00:00' }])
})

test('an offer is set over what a colleague set, and the advert follows', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openAdmin(page, server, '/admin/settings')
  const offer = page.getByRole('form', { name: 'Deep Clean Special' })
  const save = offer.getByRole('button', { name: 'Save offer' })
  await offer.getByLabel('Price (R)').fill('99.50')
  await save.click()
  await expect(offer.getByLabel('Price (R)')).toBeFocused()
  await expect(offer.getByLabel('Price (R)')).toHaveAccessibleDescription(/in whole rand/)
  await server.tables
    .from('promotions')
    .insert({ name: 'deep_clean', price_cents: 880_00, covers: 'a small flat' })
  await offer.getByLabel('Price (R)').fill('1 100')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('For a small flat')
  await expect(offer.getByLabel('Price (R)')).toHaveValue('1 100')
  await expect(offer.getByLabel('For')).toHaveValue('a small flat')
  await save.dblclick()
  await expect(toast(page, 'Offer saved')).toBeVisible()
  await expect(save).toHaveCount(0)
  await expect(async () => {
    await page.goto('/marketing')
    await expect(page.getByText(/R\s1\s100 for a small flat/).first()).toBeVisible({ timeout: 100 })
  }).toPass()

  await goTo(page, '/admin/settings')
  await offer.getByLabel('This offer is').selectOption('Off')
  await save.click()
  await expect(
    page.getByRole('region', { name: 'Deep Clean Special' }).getByText('Off').first(),
  ).toBeVisible()
  await expect(async () => {
    await page.goto('/marketing')
    await expect(page.getByText('not running at the moment').first()).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('a letter that failed is found, read and sent again', async ({ page, server, post }) => {
  const box = 'full@box.example'
  post.answers[box] = [550]
  await server.tables.from('business_settings').update({ notification_email: box }).eq('id', 1)
  await server.tables
    .from('contact_messages')
    .insert({ name: 'Zanele Khoza', email: 'zanele@home.example', message: 'Do you clean boats?' })
  const failed = () =>
    server.tables.from('mail_outbox').select('id').match({ recipient: box, status: 'failed' })
  await expect.poll(async () => (await failed()).data?.length).toBe(1)

  await openAdmin(page, server, '/admin/mail?state=failed')
  await page.getByLabel('Search mail by address or subject').fill('FULL@box')
  await page.getByRole('link', { name: box }).click()
  const panel = page.locator('.panel')
  await expect(panel).toContainText('What went wrong')
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(toast(page, 'The letter is on its way again')).toBeVisible()
  await post.until(() => post.arrivals.some(({ recipient }) => recipient === box))
  await page.reload()
  await expect(panel).toContainText('Sent')
  await expect(panel).not.toContainText('boats')
})

test('a person is found, handed over as a file and erased for good', async ({ page, server }) => {
  const email = 'ntombi.radebe@post.example'
  await server.tables
    .from('contact_messages')
    .insert({ name: 'Ntombi Radebe', email, phone: '+27739184466', message: 'Please call me back.' })
  await openAdmin(page, server, '/admin/privacy')
  await page.getByLabel('Name, phone or email').fill('073 918 4466')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Ntombi Radebe' }).click()
  await expect(page.getByText('Messages 1')).toBeVisible()
  const claim = page.getByRole('checkbox', { name: '073 918 4466' })
  await expect(claim).not.toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  await claim.check()
  await expect(page.locator('dl.facts')).toContainText('073 918 4466')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Please call me back.')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(toast(page, 'The person is erased')).toBeVisible()
  expect((await server.tables.from('contact_messages').select('id').eq('email', email)).data).toEqual([])
})

test('the age of the last backup is told, a failed one loudly, and a new one is one press away', async ({
  page,
  server,
}) => {
  await openAdmin(page, server, '/admin/backup')
  await expect(page.getByText('There is no checked backup yet.')).toBeVisible()
  const failedBackup = { at: new Date(), what: 'kept on the server', reason: 'No space left on device' }
  await page.route('**/functions/v1/status', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), failedBackup } })
  })
  await page.reload()
  const warning = page.getByRole('alert').filter({ hasText: 'The nightly backup failed on' })
  await expect(warning).toContainText('No space left on device')
  expect(await axeFindings(page)).toEqual([])
  await page.unroute('**/functions/v1/status')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download backup' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^coastal-clean-.*\.backup\.gz$/)
  await expect(page.getByText(/, today$/)).toBeVisible()
  await expect(warning).toBeHidden()
  // How mail is set: mail-server.spec.ts.
  await goTo(page, '/admin/mail-server')
  await expect(page.getByText(/^Set by whoever runs the server/)).toBeVisible()
})
