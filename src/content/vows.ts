// Insured, vetted, keys: said only where the owner says that it is so.
import { business } from './business.ts'

const vowWords = {
  insured: 'Fully insured',
  vetted: 'Vetted, with references you may phone',
  keys: 'Keys signed for, alarms treated as our own',
}

/** 'Insured and vetted': in two words, where there is room for no more. */
export function vowsInShort(): string | undefined {
  const { isInsured, isVetted } = business
  if (isInsured) return isVetted ? 'Insured and vetted' : vowWords.insured
  return isVetted ? 'Vetted' : undefined
}

export function vowsOf(): string[] {
  const { isInsured, isVetted, signsForKeys } = business
  return [isInsured && vowWords.insured, isVetted && vowWords.vetted, signsForKeys && vowWords.keys].filter(
    vow => vow !== false,
  )
}
