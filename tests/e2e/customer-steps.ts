// Customers who are there already.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { expect } from './house.ts'

type Known = Record<string, unknown> & { first_name: string; last_name: string }

/** A customer of the business, with a surname that no other test has. */
export async function knowCustomer(
  server: ServerProcess,
  about: Partial<Known> = {},
): Promise<Known & { id: string }> {
  const row = { id: randomUUID(), first_name: 'Bronwyn', last_name: newSurname(), ...about }
  const { error } = await server.tables.from('customers').insert(row)
  expect(error).toBeNull()
  return row
}

/** Opens a group of the person's record. */
export const openGroup = (page: Page, title: string) =>
  page.locator('.panel summary').filter({ hasText: title }).click()

const letters = 'abcdefghijklmnopqrstuvwxyz'

export const newSurname = () =>
  `Z${Array.from({ length: 9 }, () => letters[Math.floor(Math.random() * 26)]).join('')}`
