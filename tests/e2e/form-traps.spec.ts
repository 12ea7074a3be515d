// Programs fill in the hidden field, or send script. Tested on every public form.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { expect, openForm, test, toast } from './house.ts'
import { type PublicForm, publicForms } from './public-forms.ts'

test('no public form takes script or what a program fills in', async ({ page, server }) => {
  test.slow()
  // One engine for all (src/web/forms/forms.test.ts), and the server refuses each (tests/wire/forms).
  const tried = process.env.EVERYTHING ? publicForms : publicForms.slice(0, 1)
  for (const form of tried) await test.step(form.path, () => expectTrapped(form, page, server))
})

async function expectTrapped(form: PublicForm, page: Page, server: ServerProcess) {
  const rows = async () => (await server.tables.from(form.table).select('id')).data
  const before = await rows()
  await openForm(page, form.path, form.draft)
  await form.fill(page)
  const free = page.getByRole('main').getByRole('textbox', { name: form.free }).first()
  const send = page.getByRole('main').getByRole('button', { name: form.send })
  await free.fill('javascript:alert(1)')
  await send.click()
  await expect(toast(page, 'Security Warning')).toContainText(
    'Invalid input detected. Please check your form data.',
  )
  await expect(free).toHaveValue('javascript:alert(1)')

  await form.fill(page)
  await free.fill('Three rooms and a stoep.')
  const unseen = page.locator('main form:not([action^="/newsletter"]) input[name=website]')
  await unseen.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await send.click()
  // As if all were well: a program learns nothing.
  await expect(page.getByRole('status').getByRole('heading')).toBeVisible()
  expect(await rows()).toEqual(before)
}
