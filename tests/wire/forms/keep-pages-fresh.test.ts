// Several processes on one database: each renders the changed pages again, no matter which process made the change.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { keepPagesFresh } from '#server/pages/keep-pages-fresh.ts'
import { readLiveData, readLiveVersions } from '#server/pages/live-data.ts'
import type { LiveData } from '#server/pages/site.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'

const patient = { timeout: limit(10_000) }

describeEachEngine('live pages', engine => {
  beforeEach(() => engine.owner(emptied('reviews, private.live_changes')))

  async function openProcess(update = vi.fn(async (_: LiveData, __: readonly string[]) => {})) {
    const { database } = engine
    const [versions, live] = [await readLiveVersions(database), await readLiveData(database)]
    const log = createLog('error', () => {})
    const timing = { tickMs: 20, gapMs: 1 }
    const rounds = keepPagesFresh({ database, site: { update }, live, versions, log, timing })
    onTestFinished(() => rounds.stop())
    return update
  }
  const approve = (text: string) =>
    engine.owner(`insert into reviews (name, email, review_text, rating, status)
      values ('Ann Guest', 'ann@guest.example', '${text}', 5, 'approved')`)
  const shownBy = (update: Awaited<ReturnType<typeof openProcess>>) =>
    (update.mock.lastCall?.[0].reviews as { review_text: string }[] | undefined)?.map(one => one.review_text)

  test('every process shows the change, once', async () => {
    const processes = [await openProcess(), await openProcess()]
    await approve('Windows like air.')
    for (const update of processes) {
      await expect.poll(() => shownBy(update), patient).toEqual(['Windows like air.'])
      expect(update.mock.calls.map(([, topics]) => topics)).toEqual([['reviews']])
    }
  })

  test('a page that fails to render is tried again', async () => {
    const update = vi.fn(async () => {}).mockRejectedValueOnce(new Error('out of ink'))
    await openProcess(update)
    await approve('Windows like air.')
    await expect.poll(() => update.mock.calls.length, patient).toBe(2)
  })
})
