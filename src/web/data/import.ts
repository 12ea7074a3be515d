// Bringing in people from a file. Admins only.
import type { ImportedPerson } from '#domain/people-file/raw-person.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type Settled = 'new' | 'merge' | 'skip'
export type Fate = {
  place: number
  fate: Settled
  why: 'known' | 'other-name' | 'several' | 'twice' | null
  customer_id: string | null
  name: string | null
  /** The place of who is the same. */
  other: number | null
  fills: string[]
}
export type Preview = { people: Fate[]; seen: string }
export type Done = { made: number; merged: number; skipped: number; stayed: number | null }
export type PastImport = Omit<Rows['customer_imports'], 'entered_by' | 'undone_by'>

// Under the megabyte that the wire takes, with the longest notes.
const partSize = 250

export async function lookAtPeople(
  import_id: string,
  people: ImportedPerson[],
  onProgress: (done: number) => void,
): Promise<Preview> {
  for (let starts_at = 0; starts_at < people.length; starts_at += partSize) {
    const some = people.slice(starts_at, starts_at + partSize)
    await callOffice<number>('take_import_people', { import_id, starts_at, people: some })
    onProgress(starts_at + some.length)
  }
  return previewImport(import_id)
}

export const previewImport = (import_id: string) => callOffice<Preview>('preview_import', { import_id })

type Run = {
  import_id: string
  file_name: string
  status: 'active' | 'prospect'
  choices: Record<number, Settled>
  seen: string
  /** Rows that could not be read. */
  unread: number
}

export const runImport = (run: Run) => callOffice<Done>('run_import', run)

export const undoImport = (import_id: string) => callOffice<Done>('undo_import', { import_id })

export async function readImports(): Promise<PastImport[]> {
  const { data, error } = await asSelf(
    restApi()
      .from('customer_imports')
      .select('id, file_name, made, merged, skipped, created_at, undone_at, stayed')
      .order('created_at', { ascending: false })
      .limit(20),
  )
  if (error) throw officeError(error)
  return data as PastImport[]
}
