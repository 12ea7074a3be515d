// The one source of what the owner may write herself: her own entries, or those that content/ starts with. A text may
// name a fact in braces, which is then filled in as it is at this moment.

import type { EntryOf, OwnTexts, TextKind } from '#domain/site-text.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'

let own: OwnTexts = {}

/** Called with each change, as setFacts is: nothing may be built from the texts before it is shown. */
export function setTexts(texts: OwnTexts) {
  own = texts
}

export function entriesOf<Kind extends TextKind>(
  kind: Kind,
  start: readonly EntryOf<Kind>[],
): EntryOf<Kind>[] {
  const entries = own[kind]?.[''] ?? start
  return entries.map(entry => filled(entry)) as EntryOf<Kind>[]
}

/** A part of a page, with the words that the owner has given it. */
export function withOwnWords<Part extends { id: string }, Kind extends TextKind>(
  part: Part,
  kind: Kind,
  start: readonly EntryOf<Kind>[],
): Part {
  return { ...part, ...entriesOf(kind, start).find(({ id }) => id === part.id) }
}

/** All that she has written of a kind, by key. */
export const ownTextsOf = (kind: TextKind) => own[kind] ?? {}

/** What may stand in braces. */
export const factFields: Record<string, () => string> = {
  name: () => business.name,
  town: () => business.town,
  areas: () => new Intl.ListFormat('en-GB').format(business.areas.map(unbroken)),
  phone: () => unbroken(business.phone.shown),
  email: () => business.email,
  answer: () => business.answerWithin,
}

/** Any other brace stays as it was typed. */
export const fillFacts = (text: string) =>
  text.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(factFields, name) ? (factFields[name]?.() ?? whole) : whole,
  )

const filled = (entry: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, text]) => [name, name === 'id' ? text : fillFacts(text)]),
  )
