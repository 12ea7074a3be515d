import type { IsoDay } from '#domain/calendar.ts'

/** A person as the file has them, before anything is put in order. */
export type RawPerson = {
  /** Where they begin in the file, from 1. */
  line: number
  first: string
  last: string
  /** First and last in one. */
  whole: string
  company: string
  emails: string[]
  phones: string[]
  address: string
  city: string
  state: string
  zip: string
  notes: string[]
  cleans: string
  lastClean: string
  consent: string
  /** Cells without a column, or a card that does not end. */
  broken?: 'long' | 'cut'
}

/** A person as they are kept: db/functions/customers/import-people.sql. */
export type ImportedPerson = {
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  notes: string | null
  cleans: number | null
  last_clean: IsoDay | null
  /** What stands in the column that says so; null is no consent. */
  consent: string | null
}

export function emptyPerson(line: number): RawPerson {
  return {
    ...{ line, first: '', last: '', whole: '', company: '', emails: [], phones: [], address: '', city: '' },
    ...{ state: '', zip: '', notes: [], cleans: '', lastClean: '', consent: '' },
  }
}
