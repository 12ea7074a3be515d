// The contacts of a phone: vCard 2.1 (Android), 3.0 (iPhone, Google) and 4.0.
import { emptyPerson, type RawPerson } from './raw-person.ts'

export function isVcard(text: string): boolean {
  return /^\ufeff?\s*BEGIN:VCARD/i.test(text)
}

type Field = { name: string; params: string; value: string; line: number }

export function vcardPeople(text: string): RawPerson[] {
  const people: RawPerson[] = []
  let person: RawPerson | undefined
  for (const field of fieldsOf(text)) {
    const mark = `${field.name}:${field.value.trim().toUpperCase()}`
    if (mark === 'BEGIN:VCARD') {
      if (person) people.push({ ...person, broken: 'cut' })
      person = emptyPerson(field.line)
    } else if (mark === 'END:VCARD') {
      if (person) people.push(person)
      person = undefined
    } else if (person) put(person, field)
  }
  if (person) people.push({ ...person, broken: 'cut' })
  return people
}

function put(person: RawPerson, field: Field) {
  const value = plainValue(field)
  switch (field.name) {
    case 'N':
      return putName(person, field)
    case 'FN':
      person.whole ||= unescaped(value)
      return
    case 'ORG':
      person.company ||= partsOf(value).filter(Boolean).join(', ')
      return
    case 'EMAIL':
      return void person.emails.push(unescaped(value).replace(/^mailto:/i, ''))
    case 'TEL':
      return void person.phones.push(unescaped(value).replace(/^tel:/i, ''))
    case 'ADR':
      return putAddress(person, partsOf(value))
    case 'NOTE':
      return void person.notes.push(unescaped(value))
  }
}

function putName(person: RawPerson, field: Field) {
  const [last = '', first = '', middle = ''] = partsOf(plainValue(field))
  person.first ||= [first, middle].filter(Boolean).join(' ')
  person.last ||= last
}

// Post box, extended, street, town, province, code, country.
function putAddress(person: RawPerson, [box = '', more = '', street = '', city, state, zip]: string[]) {
  if (person.address || person.city) return
  person.address = [box, more, street].filter(Boolean).join(', ')
  person.city = city ?? ''
  person.state = state ?? ''
  person.zip = zip ?? ''
}

// Long lines go on in the next one, which begins with a space; quoted-printable ones after an equals sign.
function fieldsOf(text: string): Field[] {
  const lines = text.split(/\r\n|\n|\r/)
  const wholes: { line: number; pieces: string[]; isQuoted: boolean }[] = []
  for (const [at, written] of lines.entries()) {
    const last = wholes.at(-1)
    const isMore = last?.isQuoted && last.pieces.at(-1)?.endsWith('=')
    if (last && isMore) last.pieces.push(written)
    else if (last && /^[ \t]/.test(written)) last.pieces.push(written.slice(1))
    else wholes.push({ line: at + 1, pieces: [written], isQuoted: isQuotedPrintable(written) })
  }
  return wholes.flatMap(({ line, pieces, isQuoted }) => {
    const joined = isQuoted ? pieces.map(piece => piece.replace(/=$/, '')) : pieces
    return fieldOf(joined.join(''), line) ?? []
  })
}

const isQuotedPrintable = (line: string) =>
  /;(ENCODING=)?QUOTED-PRINTABLE/i.test(line.slice(0, Math.max(0, line.indexOf(':'))))

function fieldOf(whole: string, line: number): Field | undefined {
  const colon = whole.indexOf(':')
  if (colon < 1) return undefined
  const [name = '', ...params] = whole.slice(0, colon).split(';')
  // item1.TEL is a TEL.
  return {
    name: name.replace(/^.*\./, '').trim().toUpperCase(),
    params: params.join(';').toUpperCase(),
    value: whole.slice(colon + 1),
    line,
  }
}

function plainValue({ params, value }: Field): string {
  return params.includes('QUOTED-PRINTABLE') ? fromQuotedPrintable(value, params) : value
}

function fromQuotedPrintable(value: string, params: string): string {
  const bytes: number[] = []
  for (let at = 0; at < value.length; at += 1) {
    const hex = /^=([0-9A-F]{2})/i.exec(value.slice(at, at + 3))
    if (hex) {
      bytes.push(Number.parseInt(hex[1] as string, 16))
      at += 2
    } else bytes.push(...new TextEncoder().encode(value[at]))
  }
  const charset = /CHARSET="?([\w-]+)/.exec(params)?.[1]
  const isOld = charset !== undefined && /1252|8859-1/.test(charset)
  return new TextDecoder(isOld ? 'windows-1252' : 'utf-8').decode(Uint8Array.from(bytes))
}

// At semicolons that no backslash stands before.
function partsOf(value: string): string[] {
  return value.split(/(?<!\\);/).map(part => unescaped(part))
}

function unescaped(value: string): string {
  return value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;:\\])/g, '$1')
    .trim()
}
