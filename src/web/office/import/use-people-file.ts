// From the chosen file to what will become of each person, and to customers. The reader comes with the first file.
import { useRef, useState } from 'react'
import { importWords as words } from '#content/import.ts'
import { todayAt } from '#domain/calendar.ts'
import type { ColumnKind, Columns } from '#domain/people-file/columns.ts'
import type { PeopleFile } from '#domain/people-file/read-people-file.ts'
import type { ToldPerson } from '#domain/people-file/tidy-person.ts'
import { isChangedMeanwhile, Refusal } from '#domain/refusal.ts'
import type { Fault } from '#domain/table-file/fault.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { useReadAgain } from '#web/acts/use-read-again.ts'
import { newId } from '#web/browser/random.ts'
import { lookAtPeople, type Preview, previewImport, runImport, type Settled } from '#web/data/import.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Fine = Extract<ToldPerson, { kind: 'fine' }>

export type Looked = {
  id: string
  fileName: string
  from: 'table' | 'phone'
  people: Fine[]
  broken: Exclude<ToldPerson, Fine>[]
  preview: Preview
  /** Counts how often it was looked at anew, for what was chosen before is then not of it. */
  turn: number
}

export type FileState =
  | { kind: 'none' | 'reading' | 'asks' | 'failed' }
  | { kind: 'sending'; done: number; all: number }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'looked'; looked: Looked; isChanged?: boolean }

type Chosen = { status: 'active' | 'prospect'; choices: Record<number, Settled> }

export function usePeopleFile() {
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const [columns, setColumns] = useState<Columns>()
  const file = useRef<{ name: string; bytes: Uint8Array }>(undefined)
  const { run, isBusy } = useBusy()
  const readAgain = useReadAgain(['imports', 'customers', 'customer-figures'])

  async function read(kinds?: ColumnKind[]) {
    if (!file.current) return
    setState({ kind: 'reading' })
    try {
      const found = await readFile(file.current.bytes, kinds)
      setColumns(found.kind === 'refused' ? undefined : found.columns)
      if (found.kind !== 'read') return setState(found)
      setState(await lookAt(file.current.name, found, setState))
    } catch {
      setState({ kind: 'failed' })
    }
  }

  async function bringIn(looked: Looked, { status, choices }: Chosen) {
    const { id: import_id, fileName: file_name, preview, broken } = looked
    const run = { import_id, file_name, status, choices, seen: preview.seen, unread: broken.length }
    try {
      const done = await runImport(run)
      setState({ kind: 'none' })
      setColumns(undefined)
      showOnlyToast(words.done(done.made, done.merged, done.skipped))
      await readAgain()
    } catch (error) {
      if (isChangedMeanwhile(error)) return setState(await lookAgain(looked))
      const text = error instanceof Refusal ? error.message : words.runFailed.text
      showOnlyToast({ ...words.runFailed, text, tone: 'bad' })
    }
  }

  return {
    state,
    columns,
    isBusy,
    take: (chosen: File) =>
      void run(async () => {
        file.current = { name: chosen.name.slice(0, 200) || '-', bytes: await bytesOf(chosen) }
        await read()
      }),
    readWith: (kinds: ColumnKind[]) => void run(() => read(kinds)),
    forget: () => {
      setColumns(undefined)
      setState({ kind: 'none' })
    },
    bringIn: (looked: Looked, chosen: Chosen) => void run(() => bringIn(looked, chosen)),
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

async function readFile(bytes: Uint8Array, kinds: ColumnKind[] | undefined): Promise<PeopleFile> {
  const { readPeopleFile } = await import('#domain/people-file/read-people-file.ts')
  return readPeopleFile(bytes, { today: todayAt(new Date()), kinds })
}

async function lookAt(
  fileName: string,
  { people: told, from }: Extract<PeopleFile, { kind: 'read' }>,
  onProgress: (state: FileState) => void,
): Promise<FileState> {
  const people = told.filter(each => each.kind === 'fine')
  const broken = told.filter(each => each.kind === 'broken')
  const id = newId()
  const all = people.length
  onProgress({ kind: 'sending', done: 0, all })
  const sent = people.map(({ person }) => person)
  const preview = await lookAtPeople(id, sent, done => onProgress({ kind: 'sending', done, all }))
  return { kind: 'looked', looked: { id, fileName, from, people, broken, preview, turn: 0 } }
}

async function lookAgain(looked: Looked): Promise<FileState> {
  const preview = await previewImport(looked.id)
  return { kind: 'looked', looked: { ...looked, preview, turn: looked.turn + 1 }, isChanged: true }
}
