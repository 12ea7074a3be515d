// Steps of staff in the Inbox, by the labels on screen.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { comeBack, expect, newMember } from './house.ts'

export const laptop = { width: 1440, height: 900 }

export const panel = (page: Page) => page.locator('.panel')
export const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name })
export const inPanel = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true })

async function newColleague(server: ServerProcess, first_name = 'Marietjie') {
  const member = await newMember(server, { first_name })
  await server.tables.from('user_roles').insert({ user_id: member.id, role: 'staff' })
  return member
}

export async function openInbox(page: Page, server: ServerProcess, first_name?: string) {
  const { email } = await newColleague(server, first_name)
  await comeBack(page, email, '/crm/inbox')
}

export const openRow = async (page: Page, name: string) => {
  await row(page, name).click()
  await expect(panel(page).getByRole('heading', { level: 3 })).toBeVisible()
}

/** As a form of the website sends it, by a visitor who is not signed in. */
export async function sendForm(page: Page, table: string, values: object) {
  const home = await (await page.request.get('/')).text()
  const [, apikey = ''] = /name="publishable-key" content="([^"]+)"/.exec(home) ?? []
  const answer = await page.request.post(`/rest/v1/${table}`, { headers: { apikey }, data: values })
  expect(answer.status()).toBe(201)
}
