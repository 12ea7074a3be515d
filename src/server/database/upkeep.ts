// What PostgreSQL's background processes do and the embedded database has none for.
import type { Pglite } from './pglite.ts'

const everyMs = 5 * 60_000
// Under steady load no moment is idle; then it is done between two requests all the same.
const patienceTicks = 6

export function startUpkeep(pglite: Pglite, log: (line: string) => void): { stop(): void } {
  let missed = 0
  const timer = setInterval(() => {
    if (pglite.writesSinceUpkeep === 0) return
    if (!pglite.isIdle && ++missed < patienceTicks) return
    missed = 0
    tidy(pglite).catch(error => log(`Upkeep of the embedded database failed: ${error.message}`))
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

// Without a checkpoint the log of changes grows and a restart must replay all of it; without a vacuum the dead
// rows stay and the planner guesses.
async function tidy(pglite: Pglite) {
  pglite.writesSinceUpkeep = 0
  await pglite.asOwner(async owner => {
    await owner.run('vacuum (analyze)')
    await owner.run('checkpoint')
  })
}
