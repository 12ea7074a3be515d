// The figures that a new database starts with, as the migration wrote them.
import { readFileSync } from 'node:fs'
import type { CleanLength } from '#domain/clean-length.ts'

const migration = readFileSync('db/migrations/0136_bookings_take_time.sql', 'utf8')
const rows = [...migration.matchAll(/\('([a-z-]+)', '([a-z-]+)', (\d+), (\d+), (\d+), (\d+), (\d+)\)/g)]

export const startingLengths = rows.map(([, kind, size_question, ...figures]) => {
  const [base_minutes, usual_size, minutes_per_unit, least_minutes, largest_size] = figures.map(Number)
  return {
    kind,
    size_question,
    ...{ base_minutes, usual_size, minutes_per_unit, least_minutes, largest_size },
  } as CleanLength
})
