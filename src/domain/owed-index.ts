// All invoices that a bank's file may pay, ready to be looked up; made once for a whole file.
import type { IsoDay } from './calendar.ts'
import { isAlike, nameWords } from './name-fit.ts'
import { type ReferenceKeys, referenceKeys } from './payment-reference.ts'

/** Nothing is open of one that is paid. */
export type OwedInvoice = {
  id: string
  number: string
  reference: string | null
  customerId: string | null
  name: string
  openCents: number
  dueOn: IsoDay
  /** The last nine digits, where we know the client's number. */
  phone?: string | null
}

/** An invoice as it is compared. */
export type Owed = { invoice: OwedInvoice; keys: ReferenceKeys; name: string[] }

export type OwedIndex = {
  byKey: Map<string, Owed[]>
  byEnd: Map<string, Owed[]>
  /** By the beginnings of its references, of four characters and more. */
  byStart: Map<string, Owed[]>
  byAmount: Map<number, Owed[]>
  byPhone: Map<string, Owed[]>
  /** First by the first letter of a name's word. */
  byWord: Map<string, Map<string, Owed[]>>
  /** Two open invoices of one client together, or all that they owe. */
  sums: Map<number, Owed[][]>
}

const mostOfOneClient = 12

export function indexOwed(invoices: OwedInvoice[]): OwedIndex {
  const index: OwedIndex = {
    ...{ byKey: new Map(), byEnd: new Map(), byStart: new Map(), byAmount: new Map() },
    ...{ byPhone: new Map(), byWord: new Map(), sums: new Map() },
  }
  const all = invoices.map(invoice => ({
    ...{ invoice, keys: referenceKeys(invoice), name: nameWords(invoice.name) },
  }))
  for (const owed of all) {
    for (const key of owed.keys.whole) add(index.byKey, key, owed)
    if (owed.invoice.openCents > 0) addOpen(index, owed)
  }
  addSums(index.sums, all)
  return index
}

function addOpen(index: OwedIndex, owed: Owed) {
  const { keys, invoice, name } = owed
  if (keys.end) add(index.byEnd, keys.end, owed)
  for (const key of keys.whole)
    for (let length = 4; length < key.length; length += 1) add(index.byStart, key.slice(0, length), owed)
  add(index.byAmount, invoice.openCents, owed)
  if (invoice.phone) add(index.byPhone, invoice.phone, owed)
  for (const word of new Set(name)) {
    const letter = word[0] as string
    const words = index.byWord.get(letter) ?? new Map<string, Owed[]>()
    index.byWord.set(letter, words)
    add(words, word, owed)
  }
}

function addSums(sums: OwedIndex['sums'], all: Owed[]) {
  const open = all.filter(({ invoice }) => invoice.openCents > 0)
  const clients = Map.groupBy(open, ({ invoice }) => invoice.customerId ?? invoice.name)
  for (const owed of clients.values()) {
    const few = owed.slice(0, mostOfOneClient)
    const pairs = few.flatMap((one, at) => few.slice(at + 1).map(other => [one, other]))
    for (const set of few.length > 2 ? [...pairs, few] : pairs) add(sums, openOf(set), set)
  }
}

/** Whoever has a name like one of these words. */
export function namedLike({ byWord }: OwedIndex, words: string[]): Owed[] {
  return words
    .filter(word => word.length >= 3)
    .flatMap(word =>
      [...(byWord.get(word[0] as string) ?? [])].flatMap(([name, owed]) => (isAlike(name, word) ? owed : [])),
    )
}

export function openOf(set: Owed[]): number {
  return set.reduce((sum, { invoice }) => sum + invoice.openCents, 0)
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const there = map.get(key)
  if (there) there.push(value)
  else map.set(key, [value])
}
