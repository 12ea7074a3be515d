// The job sheet on a phone: the owner writes what is ticked off, and the team ticks it, with signal or without.
import type { Page } from '@playwright/test'
import { freshDay } from './booking-steps.ts'
import { axeFindings, comeBack, expect, test, toast } from './house.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'

const sheetOf = (page: Page, name: string) => page.getByRole('list', { name: `Checklist: ${name}` })
const headOf = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: 'Checklist' }).filter({ hasText: name })
const lineIn = (page: Page, name: string, line: string) =>
  sheetOf(page, name).getByRole('checkbox', { name: line })

test('the owner writes a list, orders it, takes a line out, and puts ours back', async ({ page, server }) => {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/checklists')
  await page.getByText('Windows', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Windows' })
  const line = (place: number) => form.getByRole('textbox', { name: `Line ${place}`, exact: true })
  await expect(line(1)).toHaveValue('Inside and outside, where it can be reached safely')
  await form.getByRole('button', { name: 'Remove line 3' }).click()
  await line(4).press('Enter')
  await line(5).fill('Frames, tracks and sills')
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(form.getByText('“Frames, tracks and sills” is in the list twice.')).toBeVisible()
  await line(5).fill('<b>Salt</b> off the balustrade & rail')
  for (const place of [5, 4, 3, 2]) await form.getByRole('button', { name: `Move line ${place} up` }).click()
  await expect(form.getByRole('button', { name: 'Move line 1 up' })).toBeFocused()
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByText('5 lines, your list')).toBeVisible()
  await page.reload()
  await page.getByText('Windows', { exact: true }).click()
  await expect(line(1)).toHaveValue(/Salt.* off the balustrade & rail/)
  expect(await axeFindings(page)).toEqual([])

  await form.getByRole('button', { name: 'Put our list back' }).click()
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(page.getByText('5 lines, your list')).toHaveCount(0)
  const { data } = await server.tables.from('checklists').select('lines').eq('kind', 'window').single()
  expect(data?.lines).toBeNull()
})

test('a colleague who saved first is shown, and nothing of theirs is lost', async ({ page, server }) => {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/checklists')
  await page.getByText('Car detail', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Car detail' })
  await form.getByRole('textbox', { name: 'Line 1', exact: true }).fill('Mine')
  await server.tables.from('checklists').upsert({ kind: 'car-detail-clean', lines: ['Theirs'] })
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(form.getByText(/Lines Theirs/)).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Line 1', exact: true })).toHaveValue('Mine')
  await server.tables.from('checklists').delete().eq('kind', 'car-detail-clean')
})

test('a clean is ticked off line by line, and a second phone sees it', async ({ page, server, browser }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Lerato Sheet' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(headOf(page, clean.name)).toContainText('0 of 7 done')
  await page.getByRole('button', { name: 'Start: Lerato Sheet' }).click()
  const line = lineIn(page, clean.name, 'Tiles and grouting, scrubbed by hand')
  await line.check()
  await lineIn(page, clean.name, 'Skirtings, doors').check()
  await expect(headOf(page, clean.name)).toContainText('2 of 7 done')

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await liveOn(other, day)
  await openCrm(other, (await newStaff(server)).email)
  await expect(lineIn(other, clean.name, 'Tiles and grouting')).toBeChecked()
  await lineIn(other, clean.name, 'Tiles and grouting').uncheck()
  await expect(line).not.toBeChecked()
  await expect(headOf(page, clean.name)).toContainText('1 of 7 done')
  await other.context().close()

  // The owner's list changes: this clean keeps its own.
  await server.tables.from('checklists').upsert({ kind: 'residential-deep', lines: ['Something else'] })
  await page.reload()
  await expect(headOf(page, clean.name)).toContainText('1 of 7 done')
  await server.tables.from('checklists').delete().eq('kind', 'residential-deep')
})

test('a line that is ticked and unticked at once is not ticked', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Hasty Hands' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await page.getByRole('button', { name: 'Start: Hasty Hands' }).click()
  const line = lineIn(page, clean.name, 'Tiles and grouting')
  await line.evaluate((box: HTMLInputElement) => {
    box.click()
    setTimeout(() => box.click())
  })
  const kept = () =>
    server.tables.from('job_lines').select('is_done').eq('booking_id', clean.id).not('ticked_at', 'is', null)
  await expect.poll(async () => (await kept()).data).toEqual([{ is_done: false }])
  await expect(line).not.toBeChecked()
})

test('without signal lines are ticked, kept over a reload, and go out once', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Piet Quiet' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await page.getByRole('button', { name: 'Start: Piet Quiet' }).click()
  await expect(sheetOf(page, clean.name)).toBeVisible()
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('office')).keys()).map(({ url }) => url).join())
  await expect.poll(kept).toContain('job-sheet')
  await page.context().setOffline(true)
  await lineIn(page, clean.name, 'Tiles and grouting').check()
  await lineIn(page, clean.name, 'Window glass').check()
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^No signal\..* Your 2 ticks are kept/)).toBeVisible()
  await expect(lineIn(page, clean.name, 'Tiles and grouting')).toBeChecked()
  await page.context().setOffline(false)
  await expect(page.getByText('Back. 2 ticks sent.')).toBeVisible()
  const { data } = await server.tables
    .from('job_lines')
    .select('line, is_done')
    .eq('booking_id', clean.id)
    .order('place')
  expect(data).toHaveLength(7)
  expect(data?.filter(({ is_done }) => is_done)).toHaveLength(2)
  expect(await axeFindings(page)).toEqual([])
})
