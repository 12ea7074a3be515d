// The jobs of Today, by the names on screen.
import type { Page } from '@playwright/test'

export const tick = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
// Jobs that other tests left unfinished on earlier days are above.
export const onDay = (page: Page, section: string) => page.getByRole('region', { name: section, exact: true })
export const job = (page: Page, name: string, section = 'Today') =>
  onDay(page, section).getByRole('listitem').filter({ hasText: name })

export async function completeWith(page: Page, name: string, payment: string) {
  await tick(page, `Complete: ${name}`).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: payment }).check()
  await sheet.getByRole('button', { name: 'Complete' }).click()
}
