// What the browser must know of the owner's facts goes with the page: only those that differ from what the code holds.
import { startFacts } from '#content/business.ts'
import type { FactName, Facts } from '#domain/business-facts.ts'

type SetFacts = Partial<Facts>

/** In the head; browser/carried-facts.ts takes them up. */
export function withFacts(html: string, facts: SetFacts): string {
  const changed = Object.entries(facts).filter(([name, value]) => isOther(name as FactName, value))
  if (changed.length === 0) return html
  const json = JSON.stringify(Object.fromEntries(changed))
  // A function: a dollar sign in a fact stands for itself.
  return html.replace('</head>', () => `<meta name="facts" content="${attribute(json)}"/></head>`)
}

const isOther = (name: FactName, value: unknown) => JSON.stringify(value) !== JSON.stringify(startFacts[name])

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ofPapers = /^(bank|vat)_/

/** For pages of which none shows where to pay. */
export function withoutBank(facts: SetFacts): SetFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !ofPapers.test(name)))
}
