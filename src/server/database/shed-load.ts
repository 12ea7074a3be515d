// Refuses early the requests that it could only answer late. They wait in order of their rank; one that would have to
// wait too long is refused at once, so that the others are answered while somebody is still looking.
import type { Caller, Database, TxOptions } from './database.ts'
import { Unavailable } from './database-error.ts'

// The server's own work (sign-in among it) goes before people who are signed in, and they before strangers.
const maxWaitMs = [5_000, 1_500, 500]
// A handful is no overload, however slow the machine.
const alwaysWelcome = 16
const usualMs = 5

type Waiting = { since: number; begin(): void; refuse(): void }
type Options = { atOnce: number; now?: () => number }

export function shedLoad(database: Database, { atOnce, now = () => performance.now() }: Options): Database {
  const lines: Waiting[][] = maxWaitMs.map(() => [])
  let running = 0
  // How long one takes, as lately seen.
  let meanMs = usualMs

  const ahead = (rank: number) => lines.slice(0, rank + 1).reduce((sum, line) => sum + line.length, 0)
  const isTooLate = (rank: number, waitMs: number) =>
    ahead(lines.length) >= alwaysWelcome && waitMs > (maxWaitMs[rank] ?? 0)

  function beginWaiting() {
    while (running < atOnce) {
      const rank = lines.findIndex(line => line.length > 0)
      const next = lines[rank]?.shift()
      if (!next) return
      if (isTooLate(rank, now() - next.since)) next.refuse()
      else {
        running += 1
        next.begin()
      }
    }
  }

  async function waitForTurn(rank: number): Promise<void> {
    if (running >= atOnce && isTooLate(rank, (ahead(rank) * meanMs) / atOnce)) throw overloaded()
    return new Promise((begin, reject) => {
      lines[rank]?.push({ since: now(), begin, refuse: () => reject(overloaded()) })
      beginWaiting()
    })
  }

  return {
    engine: database.engine,
    close: () => database.close(),
    async tx(caller, statements, options) {
      await waitForTurn(rankOf(caller, options))
      const startedAt = now()
      try {
        return await database.tx(caller, statements, options)
      } finally {
        meanMs += (now() - startedAt - meanMs) / 20
        running -= 1
        beginWaiting()
      }
    },
  }
}

function rankOf({ role }: Caller, options: TxOptions | undefined): number {
  if (options?.isForStranger || role === 'anon') return 2
  return role === 'authenticated' ? 1 : 0
}

const overloaded = () => new Unavailable('The database is overloaded.')
