// Where clients pay by card, as the owner sets it: {amount} and {reference} may name their places.
import * as z from 'zod/mini'
import { fieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'

const longest = 500
const secure = 'Enter an address that begins with https://'

/** Left empty, nobody is asked to pay by card. */
export const cardAddress = z.pipe(
  z.string().check(
    z.overwrite(sanitiseText),
    z.maxLength(longest, fieldMessages.maxLength(longest)),
    z.refine(text => text === '' || isCardAddress(text), secure),
  ),
  z.transform((text: string) => text || null),
)

function isCardAddress(text: string): boolean {
  const filled = text.replaceAll('{amount}', '1.00').replaceAll('{reference}', 'A1')
  return /^https:\/\/[^\s{}@"<>\\]{3,}$/.test(filled) && URL.canParse(filled)
}
