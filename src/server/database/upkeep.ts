// The work of PostgreSQL's background processes, which the embedded database does not have.
import type { Owner } from './owner.ts'
import type { Pglite } from './pglite.ts'

const everyMs = 5 * 60_000
// Under steady load no moment is idle; then it is done between two requests all the same.
const maxMissedTicks = 6
// If somebody was erased shortly before a restart, this is done after the start.
const lookBackMs = 24 * 60 * 60_000

export function startUpkeep(pglite: Pglite, log: (line: string) => void): { stop(): void } {
  let missed = 0
  let tidied = new Date(Date.now() - lookBackMs)
  const timer = setInterval(() => {
    if (pglite.writesSinceUpkeep === 0) return
    if (!pglite.isIdle && ++missed < maxMissedTicks) return
    missed = 0
    pglite.writesSinceUpkeep = 0
    const since = tidied
    tidied = new Date()
    tidy(pglite, since).catch(error => {
      tidied = since
      log(`Upkeep of the embedded database failed: ${error.message}`)
    })
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

// Without a checkpoint the log of changes grows and a restart must replay all of it; without a vacuum the dead
// rows stay and the planner guesses.
export async function tidy(pglite: Pick<Pglite, 'asOwner'>, since: Date) {
  await pglite.asOwner(async owner => {
    await owner.run('vacuum (analyze)')
    const [[hasErased] = []] = await owner.run(`select private.has_erased_since('${since.toISOString()}')`)
    await (hasErased === 't' ? wipe(owner) : owner.run('checkpoint'))
  })
}

// Rows that were erased are otherwise still to be read in the files: in their old places, in the planner's samples, and
// in the log of changes, whose used files would be taken for new ones as they are.
async function wipe(owner: Owner) {
  await owner.run('vacuum full')
  await owner.run('set wal_recycle = off')
  for (const _ of ['the file in use', 'the one before it']) {
    await owner.run('select pg_switch_wal()')
    await owner.run('checkpoint')
  }
}
