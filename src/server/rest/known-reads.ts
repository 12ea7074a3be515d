// Screens ask the same again and again: a read that came before, letter for letter, needs no second planning.
import type { Statement } from '#server/database/database.ts'
import type { Catalogue } from './catalogue.ts'
import type { ReadPlan } from './read-plan.ts'
import type { RestRequest } from './rest-request.ts'
import type { Wanted } from './sql-statement.ts'

export type KnownRead = {
  plan: ReadPlan
  wanted: Wanted
  statement: Statement
  estimate?: Statement
  weight: number
}
export type KnownReads = { find(asked: RestRequest, catalogue: Catalogue, plan: () => KnownRead): KnownRead }

const most = 300
const longestKey = 2000

// Plans are dropped together with the catalogue they were made for.
export function createKnownReads(): KnownReads {
  const byCatalogue = new WeakMap<Catalogue, Map<string, KnownRead>>()
  return {
    find(asked, catalogue, plan) {
      const key = keyOf(asked)
      const reads = byCatalogue.get(catalogue) ?? new Map<string, KnownRead>()
      byCatalogue.set(catalogue, reads)
      const known = reads.get(key) ?? plan()
      // Taken out and put back: the first of the map is then the one not asked for longest.
      reads.delete(key)
      if (key.length <= longestKey) reads.set(key, known)
      if (reads.size > most) reads.delete(reads.keys().next().value as string)
      return known
    },
  }
}

function keyOf({ method, schema, target, search, preferences, format, range }: RestRequest): string {
  return JSON.stringify([method, schema, target, preferences.count, format, range, search])
}
