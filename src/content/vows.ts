// Insured, vetted, keys: said only where the owner says that it is so.
import { business } from './business.ts'
import { listOf, namesInShort } from './team.ts'

const vowWords = {
  insured: 'Fully insured',
  insuredBy: (insurer: string) => `Insured: ${insurer}`,
  vetted: 'Vetted, with references you may phone',
  keys: 'Keys signed for, alarms treated as our own',
}

/** 'Insured and vetted': in two words, where there is room for no more. */
export function vowsInShort(): string | undefined {
  const { isInsured, isVetted } = business
  if (isInsured) return isVetted ? 'Insured and vetted' : vowWords.insured
  return isVetted ? 'Vetted' : undefined
}

const who = { term: 'Who comes to you', href: '/about#team' }

/** Their names over what holds of them; without names only what holds. Undefined where the owner says neither. */
export function whoInShort(): { term: string; text: string; href: string } | undefined {
  const names = namesInShort()
  const vows = vowsInShort()
  if (names.length === 0) return vows ? { ...who, text: vows } : undefined
  const term = vows ? `${who.term}, ${vows.toLowerCase()}` : who.term
  return { ...who, term, text: listOf(names) }
}

/** For the head of a page: who comes, and what else holds. */
export const whoInLines = (): string[] =>
  [whoInALine(), business.signsForKeys && vowWords.keys].filter(line => typeof line === 'string')

/** 'Thandi and Marlon come, insured and vetted' */
function whoInALine(): string | undefined {
  const names = namesInShort()
  const vows = vowsInShort()
  if (names.length === 0) return vows
  const come = `${listOf(names)} ${names.length === 1 ? 'comes' : 'come'}`
  return vows ? `${come}, ${vows.toLowerCase()}` : `${come} to you`
}

/** Each in a line of its own. */
export function vowsOf(): string[] {
  const { isInsured, insurer } = business
  if (!isInsured) return otherVows()
  return [insurer ? vowWords.insuredBy(insurer) : vowWords.insured, ...otherVows()]
}

/** The first in a few words, for a heading, and under it all the rest. */
export function vowsUnderOne(): { head: string; rest: string[] } | undefined {
  const { isInsured, insurer } = business
  const [first, ...others] = otherVows()
  if (!isInsured) return first === undefined ? undefined : { head: first, rest: others }
  return { head: vowWords.insured, rest: [insurer, ...otherVows()].filter(Boolean) }
}

/** How to see for oneself what is vowed; undefined where nothing of the kind is. */
export function askForProof(): { label: string; message: string } | undefined {
  const { isInsured, isVetted, name } = business
  const wanted = [isInsured && 'the policy', isVetted && 'a reference'].filter(Boolean)
  if (wanted.length === 0) return undefined
  const what = wanted.join(' or ')
  return { label: `Ask for ${what}`, message: `Hello ${name}, before I book: may I see ${what}?` }
}

function otherVows(): string[] {
  const { isVetted, signsForKeys } = business
  return [isVetted && vowWords.vetted, signsForKeys && vowWords.keys].filter(vow => vow !== false)
}
