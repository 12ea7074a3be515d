// Which invoice a bank line pays. Only a reference and an amount that both fit are a match; all else is a question, with
// the likeliest answers and the reasons for them.
import type { IsoDay } from './calendar.ts'
import { lineWords, nameFit } from './name-fit.ts'
import { namedLike, type Owed, type OwedIndex, type OwedInvoice, openOf } from './owed-index.ts'
import { cutReferences, lineReferences } from './payment-reference.ts'

export type MatchLine = { id: string; day: IsoDay; cents: number; text: string; readBefore?: boolean }

export type Reason =
  | {
      kind:
        | 'reference'
        | 'reference-end'
        | 'reference-cut'
        | 'same-amount'
        | 'name'
        | 'another-name'
        | 'phone'
    }
  | { kind: 'part' | 'over' | 'other-amount'; cents: number }
  | { kind: 'late'; days: number }
  | { kind: 'sum' | 'several'; count: number }
  | { kind: 'paid-reference' | 'taken'; number: string }
  | { kind: 'read-before' | 'none' }

export type Share = { invoice: OwedInvoice; cents: number }
export type Candidate = { shares: Share[]; score: number; reasons: Reason[] }
export type LineMatch<Line extends MatchLine = MatchLine> =
  | { line: Line; kind: 'matched'; shares: Share[] }
  | { line: Line; kind: 'decide'; headline: Reason[]; candidates: Candidate[] }

/** A line as it is compared. `named` is whose reference it holds, paid ones too; `cut` is whose beginning it ends with. */
type Facts = {
  line: MatchLine
  index: OwedIndex
  references: string[]
  words: string[]
  named: Owed[]
  cut: Owed[]
}

const mostCandidates = 3
const leastScore = 25
const mostOfOneAmount = 200

/** One invoice is matched once: of two lines that both fit it, the second is a question. `taken` goes from one part of a long file to the next. */
export function matchLines<Line extends MatchLine>(
  lines: Line[],
  index: OwedIndex,
  taken = new Set<string>(),
): LineMatch<Line>[] {
  return lines.map(line => {
    const match = matchLine(line, index, taken)
    if (match.kind === 'matched') taken.add(match.shares[0]?.invoice.id ?? '')
    return match
  })
}

export function matchLine<Line extends MatchLine>(
  line: Line,
  index: OwedIndex,
  taken: ReadonlySet<string> = new Set(),
): LineMatch<Line> {
  const facts = factsOf(line, index)
  const fits = certainMatch(facts)
  if (fits && !taken.has(fits.id))
    return { line, kind: 'matched', shares: [{ invoice: fits, cents: line.cents }] }
  const candidates = candidatesOf(facts)
  return { line, kind: 'decide', headline: headlineOf(facts, candidates, taken), candidates }
}

function factsOf(line: MatchLine, index: OwedIndex): Facts {
  const references = lineReferences(line.text)
  const named = unique(references.flatMap(key => index.byKey.get(key) ?? []))
  const cut = cutReferences(line.text, references).flatMap(key => index.byStart.get(key) ?? [])
  return { line, index, references, words: lineWords(line.text), named, cut }
}

function certainMatch(facts: Facts): OwedInvoice | undefined {
  const { line, named } = facts
  const [only] = named
  if (!only || named.length > 1 || line.cents <= 0 || line.readBefore) return undefined
  return only.invoice.openCents === line.cents && !isDoubtful(facts) ? only.invoice : undefined
}

// Banks cut texts: what looks like 2026-13 may be the beginning of 2026-134.
function isDoubtful({ line, cut }: Facts): boolean {
  return cut.some(({ invoice }) => invoice.openCents === line.cents)
}

function candidatesOf(facts: Facts): Candidate[] {
  const { line, index, named } = facts
  if (line.cents < 0) return refundsOf(facts)
  const single = unique([
    ...named.filter(({ invoice }) => invoice.openCents > 0),
    ...facts.references.flatMap(key => index.byEnd.get(key) ?? []),
    ...(index.byAmount.get(line.cents) ?? []).slice(0, mostOfOneAmount),
    ...namedLike(index, facts.words),
    ...phonesIn(line.text).flatMap(phone => index.byPhone.get(phone) ?? []),
    ...facts.cut,
  ])
  return [...single.map(owed => [owed]), ...setsOf(facts)]
    .map(set => candidateOf(facts, set))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostCandidates)
}

function setsOf({ line, index, named }: Facts): Owed[][] {
  const sums = (index.sums.get(line.cents) ?? []).slice(0, 50)
  return named.length > 1 && openOf(named) === line.cents ? [named, ...sums] : sums
}

// Money that went back to a client is offered only where the line names the invoice.
function refundsOf({ line, named }: Facts): Candidate[] {
  return named.slice(0, mostCandidates).map(({ invoice }) => ({
    ...{ shares: [{ invoice, cents: line.cents }], score: 60, reasons: [{ kind: 'reference' }] },
  }))
}

function phonesIn(text: string): string[] {
  return (text.match(/\d[\d ]{7,}\d/g) ?? []).map(found => found.replaceAll(' ', '').slice(-9))
}

function candidateOf(facts: Facts, set: Owed[]): Candidate {
  const parts = [referencePart, amountPart, namePart, phonePart, dayPart].map(part => part(facts, set))
  return {
    shares: sharesOf(
      set.map(({ invoice }) => invoice),
      facts.line.cents,
    ),
    score: parts.reduce((sum, { score }) => sum + score, 0),
    reasons: parts.flatMap(({ reasons }) => reasons),
  }
}

type Part = { score: number; reasons: Reason[] }
const nothing: Part = { score: 0, reasons: [] }

function referencePart(facts: Facts, set: Owed[]): Part {
  if (set.every(owed => facts.named.includes(owed))) return { score: 60, reasons: [{ kind: 'reference' }] }
  const [only] = set
  if (!only || set.length > 1) return nothing
  if (only.keys.end && facts.references.includes(only.keys.end))
    return { score: 30, reasons: [{ kind: 'reference-end' }] }
  return facts.cut.includes(only) ? { score: 25, reasons: [{ kind: 'reference-cut' }] } : nothing
}

function amountPart({ line: { cents }, named }: Facts, set: Owed[]): Part {
  const open = openOf(set)
  if (open === cents)
    return set.length > 1
      ? { score: 36, reasons: [{ kind: 'sum', count: set.length }] }
      : { score: 40, reasons: [{ kind: 'same-amount' }] }
  if (!set.some(owed => named.includes(owed)))
    return { score: 0, reasons: [{ kind: 'other-amount', cents: open }] }
  return cents < open
    ? { score: 10, reasons: [{ kind: 'part', cents: open }] }
    : { score: 5, reasons: [{ kind: 'over', cents: cents - open }] }
}

function namePart({ words }: Facts, [first]: Owed[]): Part {
  const score = first ? nameFit(first.name, words) : 0
  return { score, reasons: [{ kind: score > 0 ? 'name' : 'another-name' }] }
}

function phonePart({ line }: Facts, [first]: Owed[]): Part {
  const phone = first?.invoice.phone
  return phone && phonesIn(line.text).includes(phone) ? { score: 30, reasons: [{ kind: 'phone' }] } : nothing
}

function dayPart({ line }: Facts, [first]: Owed[]): Part {
  const days = first ? daysBetween(first.invoice.dueOn, line.day) : 0
  if (days <= 0) return { score: days < -60 ? -5 : 2, reasons: [] }
  return { score: days > 60 ? -5 : 0, reasons: [{ kind: 'late', days }] }
}

// What the closed line says: the one thing that keeps it from being certain.
function headlineOf(
  { line, index, named }: Facts,
  candidates: Candidate[],
  taken: ReadonlySet<string>,
): Reason[] {
  if (line.readBefore) return [{ kind: 'read-before' }]
  const used = named.find(({ invoice }) => taken.has(invoice.id))
  if (used) return [{ kind: 'taken', number: used.invoice.number }]
  const [first] = named
  if (first && openOf(named) === 0) return [{ kind: 'paid-reference', number: first.invoice.number }]
  const [best] = candidates
  if (!best) return [{ kind: 'none' }]
  const count = index.byAmount.get(line.cents)?.length ?? 0
  const blind = best.reasons[0]?.kind === 'same-amount' && best.reasons[1]?.kind === 'another-name'
  return blind && count > 1
    ? [{ kind: 'several', count }]
    : best.reasons.filter(({ kind }) => kind !== 'late')
}

/** The line's money on the invoices, in order; what is left over stays with the last one. */
export function sharesOf(set: OwedInvoice[], cents: number): Share[] {
  let left = cents
  return set.map((invoice, at) => {
    const share = at === set.length - 1 ? left : Math.min(left, invoice.openCents)
    left -= share
    return { invoice, cents: share }
  })
}

function unique(owed: Owed[]): Owed[] {
  return [...new Set(owed)]
}

function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
