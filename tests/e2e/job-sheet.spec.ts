// The job sheet without signal: lines are ticked, kept, and sent once.
import { freshDay } from './booking-steps.ts'
import { axeFindings, expect, test } from './house.ts'
import { lineIn, sheetOf } from './job-sheet-steps.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'
import { untilKept } from './worker-steps.ts'

test('without signal lines are ticked, kept over a reload, and go out once', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Piet Quiet' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await page.getByRole('button', { name: 'Start: Piet Quiet' }).click()
  await expect(sheetOf(page, clean.name)).toBeVisible()
  await untilKept(page)
  // The list that was kept is of after the start.
  await expect.poll(() => page.evaluate(isKeptAsStarted, clean.id)).toBe(true)
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

function isKeptAsStarted(id: string) {
  const lists = Object.values<string>(localStorage).filter(text => text.includes('"jobs":'))
  const jobs = lists.flatMap(text => JSON.parse(text).jobs as { id: string; startedAt: string | null }[])
  return jobs.some(job => job.id === id && job.startedAt !== null)
}
