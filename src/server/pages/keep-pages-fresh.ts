// Renders pages again when the data they show has changed, no matter by which process: each compares the counts of
// changes in the database with those of its own pages.
import { isDeepStrictEqual } from 'node:util'
import { setFacts } from '#content/business.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { createRounds } from '#server/rounds.ts'
import type { BuiltSite } from './built-site.ts'
import { factsIn, type LiveVersions, liveTopics, readLiveData, readLiveVersions } from './live-data.ts'
import type { LiveData } from './site.ts'

const usualTiming = { tickMs: 2_000, gapMs: 100 }

type Options = {
  database: Database
  site: Pick<BuiltSite, 'update'>
  // With which the pages were rendered, and the counts from before they were read.
  live: LiveData
  versions: LiveVersions
  log: Log
  timing?: typeof usualTiming
}

export function keepPagesFresh({ database, site, log, timing = usualTiming, ...start }: Options) {
  let { live, versions } = start
  return createRounds({ name: 'page', timing, log }, async () => {
    const now = await readLiveVersions(database)
    const changed = liveTopics.filter(topic => now[topic] !== versions[topic])
    if (changed.length === 0) return false
    const fresh = { ...live, ...(await readLiveData(database, changed)) }
    // A booking is written far more often than a day becomes full by it.
    const moved = changed.filter(topic => !isDeepStrictEqual(fresh[topic], live[topic]))
    if (moved.includes('facts')) setFacts(factsIn(fresh))
    if (moved.length > 0) await site.update(fresh, moved)
    live = fresh
    versions = now
    return false
  })
}
