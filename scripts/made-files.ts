// Files of public/ that are made from others and kept in the repository: which belong to what, noted in art/made.json.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type MadeItem = {
  name: string
  /** Of the source and the recipe: another one makes other files. */
  hash: string
  /** What the pages must know of it. */
  facts?: object
  /** Below public/. */
  files: string[]
  make(keep: (file: string, body: Buffer) => Promise<void>): Promise<void>
}
type Note = { hash: string; made: string }
export type Notes = Record<string, Note>

const folder = 'public'
const noteFile = 'art/made.json'

export const readNotes = (): Record<string, Notes> =>
  existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : {}

export function writeNotes(all: Record<string, Notes>) {
  const lines = Object.entries(all).map(([kind, notes]) => `  "${kind}": {\n${linesOf(notes)}\n  }`)
  writeFileSync(noteFile, `{\n${lines.join(',\n')}\n}\n`)
}

// A line each, in order, so that a change of one picture is a change of one line.
function linesOf(notes: Notes) {
  const sorted = Object.entries(notes).sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([name, note]) => `    "${name}": ${JSON.stringify(note)}`).join(',\n')
}

export const noteOf = ({ hash, facts, files }: MadeItem): Note => ({ hash, made: hashOf(files), ...facts })

/** Whether its files are those that were made of this source by this recipe. */
export function isMade(item: MadeItem, note: Note | undefined): boolean {
  if (note?.hash !== item.hash || !item.files.every(file => existsSync(join(folder, file)))) return false
  return JSON.stringify(note) === JSON.stringify(noteOf(item))
}

function hashOf(files: string[]) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Renamed into place, so that an end in the middle leaves no half file. */
export async function keepFile(file: string, body: Buffer) {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.part`, body)
  renameSync(`${target}.part`, target)
}

/** Files of these folders that belong to no item. */
export function leftOver(kinds: Record<string, MadeItem[]>): string[] {
  const wanted = new Set(Object.values(kinds).flatMap(items => items.flatMap(({ files }) => files)))
  const there = Object.keys(kinds).flatMap(kind =>
    existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)).map(file => `${kind}/${file}`) : [],
  )
  return there.filter(file => !wanted.has(file))
}

export const throwAway = (file: string) => rmSync(join(folder, file))
