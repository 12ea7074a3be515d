// Server-Timing, where it is switched on: how long each part of an answer took, as browsers and clients show it.
import type { Database } from '#server/database/database.ts'

export type Timing = ReturnType<typeof startTiming>

export function startTiming(jwtMs: number) {
  let last = performance.now()
  let isBefore = true
  const spent = { jwt: jwtMs, parse: 0, plan: 0, transaction: 0, response: 0 }
  const add = (part: keyof typeof spent) => {
    const now = performance.now()
    spent[part] += now - last
    last = now
  }
  return {
    parsed: () => add('parse'),
    // What happens before the first transaction is planning, what happens after it makes the answer.
    watch(database: Database): Database {
      return {
        engine: database.engine,
        close: () => database.close(),
        async tx(...transaction) {
          add(isBefore ? 'plan' : 'response')
          isBefore = false
          try {
            return await database.tx(...transaction)
          } finally {
            add('transaction')
          }
        },
      }
    },
    header() {
      add(isBefore ? 'plan' : 'response')
      return Object.entries(spent)
        .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
        .join(', ')
    },
  }
}
