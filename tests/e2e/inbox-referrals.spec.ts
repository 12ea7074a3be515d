// Referrals and registrations in the Inbox: how far each has come, and what the office decides.
import { consentWordings } from '#domain/consent-wordings.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { openGroup } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, expect, toast } from './house.ts'
import { inPanel, openInbox, openRow, panel, row, sendForm } from './inbox-steps.ts'

const test = atTheDesk(alone)

const sayPaid = (server: ServerProcess, booking_id: string) =>
  server.tables.from('services').update({ payment_status: 'paid' }).eq('booking_id', booking_id)

test('a referral tells how far it has come', { tag: '@long' }, async ({ page, server }) => {
  await sendForm(page, 'referral_requests', {
    referrer_name: 'Bongani Zulu',
    referrer_phone: '073 555 0110',
    friend_name: 'Lindiwe Moyo',
    friend_phone: '073 555 0111',
    code: 'CCABC234',
  })
  await openInbox(page, server)
  await openRow(page, 'Bongani Zulu')
  await expect(panel(page).locator('[data-when=next]').first()).toHaveText('Lindiwe Moyo books a clean')
  const { data } = await server.tables
    .from('bookings')
    .insert({
      guest_name: 'Lindiwe Moyo',
      guest_email: 'lindiwe@home.example',
      guest_phone: '+27735550111',
      service_type: 'window',
      service_date: '2031-03-03',
      service_time: '08:00-10:00',
      address: '1 Marsh Street',
    })
    .select('id')
  for (const status of ['confirmed', 'completed'])
    await server.tables.from('bookings').update({ status }).eq('id', data?.[0]?.id)
  await page.reload()
  await expect(panel(page)).toContainText('Once the clean is paid')
  await sayPaid(server, data?.[0]?.id)
  await page.reload()
  await expect(panel(page)).toContainText('Earned: 5% off the next clean')
  await expect(panel(page).getByRole('link', { name: 'Bongani Zulu' })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Lindiwe Moyo' })).toBeVisible()
  await inPanel(page, 'Done').click()
  await expect(row(page, 'Bongani Zulu')).toHaveCount(0)
})

test('of two strangers who named one friend staff choose', { tag: '@long' }, async ({ page, server }) => {
  const friend = { friend_name: 'Ayanda Mthembu', friend_phone: '073 555 0131' }
  const visitors = { 'Tom Second': '073 555 0132', 'Hana First': '073 555 0133' }
  for (const [referrer_name, referrer_phone] of Object.entries(visitors))
    await sendForm(page, 'referral_requests', { referrer_name, referrer_phone, ...friend })
  const { data } = await server.tables
    .from('bookings')
    .insert({
      ...{ guest_name: 'Ayanda Mthembu', guest_email: 'ayanda@home.example', guest_phone: '+27735550131' },
      ...{
        service_type: 'window',
        service_date: '2031-03-04',
        service_time: '08:00-10:00',
        address: '3 Bay St',
      },
    })
    .select('id, customer_id')
  for (const status of ['confirmed', 'completed'])
    await server.tables.from('bookings').update({ status }).eq('id', data?.[0]?.id)
  await sayPaid(server, data?.[0]?.id)

  await openInbox(page, server)
  await openRow(page, 'Hana First')
  await expect(panel(page)).toContainText('Several people named this friend.')
  await expect(panel(page)).toContainText('Tom Second')
  expect(await axeFindings(page)).toEqual([])
  await inPanel(page, 'Accept: Hana First').click()
  await expect(toast(page, 'Hana First brought this friend')).toBeVisible()
  await expect(panel(page)).toContainText('Earned: 5% off the next clean')
  await panel(page).getByRole('link', { name: 'Ayanda Mthembu' }).click()
  await expect(panel(page)).toContainText('Brought by Hana First')
  await openGroup(page, 'referrals')
  await expect(panel(page)).toContainText('No reward')
})

test('a registration has its customer and consents; what differs is taken over, or taken back', async ({
  page,
  server,
}) => {
  const { data } = await server.tables
    .from('customers')
    .insert({
      first_name: 'Nomvula',
      last_name: 'Sithole',
      phone: '+27735550120',
      email: 'old@home.example',
    })
    .select('id')
  const customer = server.tables.from('customers').select('email').eq('id', data?.[0]?.id)
  await sendForm(page, 'loyalty_registrations', {
    first_name: 'Nomvula',
    last_name: 'Sithole',
    email: 'new@home.example',
    phone: '073 555 0120',
    terms_accepted: true,
    marketing_consent: true,
  })
  await openInbox(page, server)
  await row(page, 'Nomvula Sithole').filter({ hasText: 'Registration' }).click()
  await expect(panel(page)).toContainText('Known before')
  // A long address breaks before its at sign.
  await expect(panel(page).locator('.facts wbr')).toHaveCount(1)
  await expect(panel(page)).toContainText(consentWordings.terms)
  await expect(panel(page)).toContainText(consentWordings.marketing)

  await panel(page).getByRole('link', { name: 'Another email: new@home.example' }).click()
  await expect(panel(page).getByRole('row', { name: /^Email/ })).toContainText(
    'old@home.examplenew@home.example',
  )
  await inPanel(page, 'Take over').click()
  await expect(toast(page, 'Nomvula Sithole: taken over')).toBeVisible()
  expect((await customer).data).toEqual([{ email: 'new@home.example' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Nomvula Sithole').filter({ hasText: 'Another email' })).toBeVisible()
  expect((await customer).data).toEqual([{ email: 'old@home.example' }])
})
