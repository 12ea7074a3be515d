// The columns of a table of people, recognised by their heads: of Google, Outlook and Excel, in English and Afrikaans.
import { plainHead } from '#domain/bank-file/heads.ts'
import { toE164 } from '#domain/phone.ts'
import type { Row } from '#domain/table-file/rows.ts'

export const columnKinds = [
  ...['', 'first', 'last', 'whole', 'company', 'email', 'phone', 'address', 'city', 'state', 'zip'],
  ...['notes', 'cleans', 'lastClean', 'consent'],
] as ColumnKind[]
export type ColumnKind =
  | ''
  | 'first'
  | 'last'
  | 'whole'
  | 'company'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'notes'
  | 'cleans'
  | 'lastClean'
  | 'consent'

const names: Record<Exclude<ColumnKind, ''>, RegExp> = {
  first: /^(first name|given name|firstname|first|voornaam|naam voor)$/,
  last: /^(last name|family name|surname|lastname|last|van|agternaam)$/,
  whole:
    /^(name|full name|display name|client|client name|customer|customer name|naam|kliënt|klient|volle naam)$/,
  company:
    /^(company|company name|organi[sz]ation|organi[sz]ation name|organi[sz]ation 1 name|business|maatskappy|besigheid)$/,
  email:
    /^(e ?mail|e ?mail address|e ?mail \d value|e ?mail \d address|e ?pos|e ?pos adres|home e ?mail|work e ?mail)$/,
  phone:
    /^((mobile|cell|home|work|business|primary|other|main) )?(phone|tel|telephone)( number| no)?( \d)?( value)?$|^(mobile|cell|cell ?phone|whats ?app|contact|phone|mobile phone|sel)( number| no| nommer)?$|^(foon|selfoon|telefoon|selnommer|foonnommer)$/,
  address:
    /^(address|street|street address|address 1|address line 1|home street|address 1 street|adres|straat|straatadres)$/,
  city: /^(city|town|suburb|home city|address 1 city|stad|dorp|voorstad|area)$/,
  state: /^(state|province|region|home state|address 1 region|provinsie)$/,
  zip: /^(zip|zip code|postal code|post code|postcode|code|home postal code|address 1 postal code|poskode)$/,
  notes: /^(notes|note|comments|comment|remarks|notas|nota|opmerkings)$/,
  cleans:
    /^(cleans|cleans so far|number of cleans|no of cleans|total cleans|cleaning count|total cleaning count|loyalty|stamps|skoonmake|aantal skoonmake)$/,
  lastClean:
    /^(last clean|last cleaned|last clean on|last service|last visit|laaste skoonmaak|laaste besoek)$/,
  consent:
    /^(consent|marketing consent|marketing|newsletter|opt in|opted in|may we market|toestemming|bemarking|nuusbrief)$/,
}

export type Columns = { heads: string[]; kinds: ColumnKind[]; sample: string[][] }

export type Headed = { rows: Row[]; columns: Columns }

/** Whoever comes without heads is asked, but for e-mail addresses and phone numbers, which show what they are. */
export function findColumns(rows: Row[]): Headed | undefined {
  const filled = rows.filter(({ cells }) => cells.some(Boolean))
  const [top, ...rest] = filled
  if (!top) return undefined
  const hasHeads = !top.cells.some(cell => isEmail(cell) || toE164(cell) !== undefined)
  const table = hasHeads ? rest : filled
  const kinds = hasHeads ? kindsOf(top.cells) : shapesOf(filled)
  const sample = table.slice(0, 3).map(({ cells }) => cells)
  return { rows: table, columns: { heads: hasHeads ? top.cells : [], kinds, sample } }
}

export function kindsOf(heads: string[]): ColumnKind[] {
  const kinds = heads.map(kindOf)
  const hasParts = kinds.includes('first') || kinds.includes('last')
  // Google writes the whole name beside its parts. Of all others but phones and addresses the first one counts.
  return kinds.map((kind, at) => {
    if (kind === 'whole' && hasParts) return ''
    return manyOf.includes(kind) || kinds.indexOf(kind) === at ? kind : ''
  })
}

const manyOf: ColumnKind[] = ['email', 'phone', 'notes']

function kindOf(head: string): ColumnKind {
  const plain = plainHead(head)
  if (!plain) return ''
  const found = Object.entries(names).find(([, shape]) => shape.test(plain))
  return (found?.[0] as ColumnKind | undefined) ?? ''
}

function shapesOf(rows: Row[]): ColumnKind[] {
  const width = Math.max(...rows.slice(0, 50).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.slice(0, 50).flatMap(row => row.cells[at] || [])
    if (cells.some(isEmail)) return 'email'
    return cells.length > 0 && cells.filter(cell => toE164(cell)).length * 2 > cells.length ? 'phone' : ''
  })
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** A name is what a person cannot be without. */
export function namesPeople(kinds: ColumnKind[]): boolean {
  return kinds.some(kind => kind === 'first' || kind === 'last' || kind === 'whole' || kind === 'company')
}
