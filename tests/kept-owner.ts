// The owner's session on a test's PostgreSQL database, kept between calls: a new one for each costs more than most of the
// statements. What a call has set or left open is taken back after it.
import type { Row } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { Owner } from '#server/database/owner.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'

type Session = { owner: Owner; end(): Promise<void> }

export function keepOwner(databaseUrl: string) {
  let session: Promise<Session> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function runNow(sql: string): Promise<Row[]> {
    session ??= openSession(databaseUrl)
    try {
      const { owner } = await session
      try {
        return await owner.run(sql)
      } finally {
        await owner.run('rollback; reset all')
      }
    } catch (error) {
      // Whatever is no answer of the database has cost the connection.
      if (!(error instanceof DatabaseError)) session = undefined
      throw error
    }
  }

  return {
    // One at a time, so that nobody's leftovers are another's.
    run(sql: string): Promise<Row[]> {
      const turn = last.then(() => runNow(sql))
      last = turn.catch(() => {})
      return turn
    },
    close: async () => (await session)?.end(),
  }
}

function openSession(databaseUrl: string): Promise<Session> {
  return new Promise((resolve, reject) => {
    const over = Promise.withResolvers<void>()
    const ended = withPostgresOwner(databaseUrl, owner => {
      const end = () => {
        over.resolve()
        return ended
      }
      resolve({ owner, end })
      return over.promise
    })
    ended.catch(reject)
  })
}
