import type { ReadPlan } from './read-plan.ts'
import { namesOf } from './sql-read.ts'

// The line of names above the rows.
export function csvHeader(plan: ReadPlan, rows: string): string {
  const names = namesOf(plan).map(({ name }) =>
    /[",\n\r]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name,
  )
  return rows === '' ? names.join(',') : `${names.join(',')}\n${rows}`
}
