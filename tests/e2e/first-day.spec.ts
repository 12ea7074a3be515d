import type { Locator } from '@playwright/test'
import { factWords } from '#content/business-facts.ts'
import { expect, fill, goodPassword, newAddress } from './house.ts'
import { mailSecret, quietHouse, setupLink } from './quiet-house.ts'

const test = quietHouse()

const business = {
  'Name of the business': 'Fynbos Cleaners',
  Phone: '082 555 0199',
  'Email address': 'hello@fynbos.co.za',
  Street: '7 Protea Lane',
  Bank: 'Karoo Bank',
  'Account name': 'Fynbos Cleaners',
  'Account number': '4410 2233 55',
  'Branch code': '470010',
}

test('from an empty database to ready to open by the guide alone, in under forty taps', async ({
  page,
  server,
  post,
}) => {
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  const choose = async (label: string, value: string) => {
    taps += 2
    await page.getByLabel(label).selectOption(value)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await page.goto(setupLink(server))
  await fill(page, { Email: newAddress('owner'), Password: goodPassword })
  await tap(button('Become the admin'))
  await tap(page.getByRole('link', { name: 'Begin', exact: true }))
  await expect(page.getByText('None of five steps are done. About 17 minutes to go.')).toBeVisible()

  await tap(page.getByRole('link', { name: 'Say who you are' }))
  await expect(heading('Name, phones and bank')).toBeVisible()
  await tap(button('Save and go on'))
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await fill(page, business)
  await tap(button('Save and go on'))

  await expect(heading('Days, hours and teams')).toBeVisible()
  await tap(button('Later'))
  await expect(heading('Prices')).toBeVisible()
  for (const [kind, rand] of [
    ['Home clean', '450'],
    ['Deep clean', '950'],
    ['Moving in or out', '1200'],
    ['Windows', '300'],
  ])
    await page.getByLabel(`${kind}, from`).fill(rand ?? '')
  await choose('Who sees them', 'yes')
  await tap(button('Save and go on'))

  await expect(heading('Mail')).toBeVisible()
  await page.getByLabel('Host').fill('127.0.0.1')
  await choose('Encryption', 'none')
  await page.getByLabel('Port').fill(String(post.port))
  await page.getByLabel('User name').fill('owner')
  await page.getByLabel('Password').fill(mailSecret)
  await page.getByLabel('Letters come from').fill('hello@fynbos.co.za')
  await tap(button('Send a test to myself'))
  await expect(page.getByText('Accepted.')).toBeVisible()
  await tap(button('Save mail server'))

  await expect(heading('Your people')).toBeVisible()
  // Left, and taken up again on another day.
  await page.goto('/admin/start')
  await expect(page.getByText('Three of five steps are done.')).toBeVisible()
  await tap(page.getByRole('link', { name: 'Bring in your people' }))
  await tap(button('Done, go on'))
  await expect(heading('Days, hours and teams')).toBeVisible()
  await tap(button('It is right, go on'))
  await expect(heading('Ready to open')).toBeVisible()

  // What is left under tape: right as it is, or to be set.
  const { address, name, vat, promises } = factWords.examples.things
  for (const { title: thing } of [address, name, vat, promises]) {
    await tap(button(`It is right: ${thing}`))
    await expect(button(`It is right: ${thing}`)).toBeHidden()
  }
  for (const settle of [
    'Take them off: What clients say',
    'Take them off: What friends say',
    'It is right: Team',
  ]) {
    await tap(button(settle))
    await expect(button(settle)).toBeHidden()
  }
  await tap(page.getByRole('button', { name: /Links:/ }))
  await expect(page.getByLabel('Google reviews')).toBeFocused()
  await fill(page, { 'Google reviews': 'https://g.page/fynbos' })
  await page.getByLabel('Facebook page').fill('')
  await page.getByLabel('YouTube channel').fill('')
  await tap(button('Save facts'))
  await expect(page.getByText('Nothing is: every fact and every voice is yours.')).toBeVisible()
  expect(taps).toBeLessThan(40)

  await expect.poll(async () => (await page.request.get('/contact')).text()).toContain('082 555 0199')
  expect(await (await page.request.get('/reviews')).text()).not.toContain('Annelize')
  const seen = await (await page.request.get('/contact')).text()
  expect(seen).not.toContain('hello@coastalclean.example')
})
