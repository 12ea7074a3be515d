// What a clean's length is reckoned from, as the owner has set it.
import type { CleanExtra, CleanLength } from '#domain/clean-length.ts'
import type { Prices } from '#domain/price.ts'
import { callFunction } from './submit.ts'

/** prices: null unless the owner publishes them. */
export type CleanChoices = {
  lengths: CleanLength[]
  extras: CleanExtra[]
  longest_minutes: number
  prices: Prices | null
}

let choices: Promise<CleanChoices> | undefined
let known: CleanChoices | undefined

/** Asked once for as long as the page is open; after a failure, again. */
export function readCleanChoices(): Promise<CleanChoices> {
  choices ??= callFunction<CleanChoices>('clean_choices', {}).then(
    found => {
      known = found
      return found
    },
    cause => {
      choices = undefined
      throw cause
    },
  )
  return choices
}

/** What has been read already, for what is drawn first. */
export const knownCleanChoices = () => known
