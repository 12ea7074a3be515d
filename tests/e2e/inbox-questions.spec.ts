// Questions that only the office can answer: whose account it is, and whether two records are one person.

import { knowCustomer, newSurname } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect, newMember, toast } from './house.ts'
import { inPanel, openInbox, openRow, panel, row } from './inbox-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(alone)

const newPhone = () => `+2783${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

// In letters a hair wider, as other screens draw them.
const linesOf = (cell: HTMLElement) => {
  cell.style.letterSpacing = '0.5px'
  const words = document.createRange()
  words.selectNodeContents(cell)
  return words.getClientRects().length
}

test('an account is let into a record when the office says twice that it is theirs', async ({
  page,
  server,
}) => {
  const known = await knowCustomer(server, { phone: newPhone() })
  const name = `Bronwyn ${known.last_name}`
  const member = await newMember(server)
  const profile = { user_id: member.id, email: member.email, phone: known.phone }
  await server.tables.from('client_profiles').insert({ ...profile, first_name: 'B', last_name: 'Nel' })
  const { error } = await server.tables.from('bookings').insert({
    user_id: member.id,
    service_type: 'window',
    service_date: '2031-04-08',
    service_time: '08:00-10:00',
    address: '1 Marsh Street',
  })
  expect(error).toBeNull()
  const owner = () => server.tables.from('client_profiles').select('customer_id').eq('user_id', member.id)
  const question = `Is this the account of ${member.email}?`

  await openInbox(page, server)
  await openRow(page, question)
  await expect(panel(page)).toContainText(`The account ${member.email} gave the phone number of ${name}.`)
  await inPanel(page, 'It is not').click()
  await expect(row(page, question)).toHaveCount(0)
  await toast(page, `${name}: kept as it is`).getByRole('button', { name: 'Undo' }).click()
  await openRow(page, question)

  const dialog = page.getByRole('dialog', { name: `Open the record of ${name} to this account?` })
  await inPanel(page, 'It is theirs').click()
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  expect((await owner()).data).toEqual([{ customer_id: null }])
  await inPanel(page, 'It is theirs').click()
  await dialog.getByRole('button', { name: 'It is theirs' }).click()
  await expect(toast(page, `${name}: taken over`)).toBeVisible()
  await expect(row(page, question)).toHaveCount(0)
  expect((await owner()).data).toEqual([{ customer_id: known.id }])
})

test('two records are two people, or after all one, and then the question is gone', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const last_name = newSurname()
  const phone = newPhone()
  await knowCustomer(server, { first_name: 'Bea', last_name, phone, email: 'old@home.example' })
  const second = await knowCustomer(server, { first_name: 'B', last_name, phone })
  const question = `The same person as Bea ${last_name}?`

  await openInbox(page, server)
  await openRow(page, question)
  await expect(panel(page)).toContainText('The same phone. Nothing is merged until you say so.')
  await expect(panel(page).getByRole('row', { name: /^Email/ })).toContainText('Nothingold@home.example')
  const label = panel(page).getByRole('rowheader', { name: 'Address' })
  expect(await label.evaluate(linesOf)).toBe(1)
  await inPanel(page, 'Two people').click()
  await expect(row(page, question)).toHaveCount(0)
  const said = toast(page, 'Two people. This is not suggested again.')
  await said.getByRole('button', { name: 'Undo' }).click()
  await openRow(page, question)

  await panel(page).getByRole('link', { name: 'Open merge' }).click()
  await expect(page).toHaveURL(`/crm/customers/${second.id}`)
  const box = page.getByRole('region', { name: `Possible duplicate: Bea ${last_name}` })
  await box.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, `Merged with Bea ${last_name}`)).toBeVisible()
  await goTo(page, '/crm/inbox')
  await expect(page.getByRole('list', { name: 'Inbox' }).or(page.locator('.empty-state'))).toBeVisible()
  await expect(row(page, question)).toHaveCount(0)
})
