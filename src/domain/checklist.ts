// The list of a kind of clean as the owner writes it, one line for each thing that is done there.
import * as z from 'zod/mini'
import { fieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'

export const mostLines = 40
export const longestLine = 160

const messages = {
  tooMany: `A list has at most ${mostLines} lines.`,
  tooLong: (line: string) => `“${line.slice(0, 30)}…”: ${fieldMessages.maxLength(longestLine)}`,
  twice: (line: string) => `“${line}” is in the list twice.`,
}

/** As the form holds it: each line ends with a break, so that an empty one can be told from none. */
export const joinLines = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('')
export const splitLines = (text: string) => text.split('\n').slice(0, -1)

export const checklistSchema = z.object({
  lines: z.pipe(
    z.pipe(z.string(), z.transform(cleanLines)),
    z.array(z.string()).check(
      z.maxLength(mostLines, messages.tooMany),
      z.refine(lines => !longIn(lines), { error: ({ input }) => messages.tooLong(longIn(input) ?? '') }),
      z.refine(lines => !twiceIn(lines), { error: ({ input }) => messages.twice(twiceIn(input) ?? '') }),
    ),
  ),
})
export type Checklist = z.output<typeof checklistSchema>

function cleanLines(text: string): string[] {
  return splitLines(text)
    .map(line => sanitiseText(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const longIn = (lines: unknown) => (lines as string[]).find(line => line.length > longestLine)
const twiceIn = (lines: unknown) => (lines as string[]).find((line, place, all) => all.indexOf(line) < place)
