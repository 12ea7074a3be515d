// How much one request may ask for. Far above what an honest screen needs, far below what hurts.
import { RestError } from './rest-error.ts'

export const limits = {
  queryCharacters: 64_000,
  parameters: 200,
  conditions: 500,
  nesting: 64,
  logicDepth: 16,
  selectItems: 500,
  embeds: 30,
  embedDepth: 8,
  listItems: 5_000,
  bodyBytes: 1_048_576,
  bodyRows: 5_000,
  bodyColumns: 1_000,
  // For whoever is not of the office: question-weight.ts.
  weight: 24,
}

export function tooMuch(what: string, most: number): RestError {
  return new RestError(400, {
    code: 'PGRST100',
    message: `Too many ${what}`,
    details: `At most ${most} are allowed.`,
  })
}

// PostgreSQL reads nested texts (JSON, arrays, patterns) by recursion, and the embedded engine's stack is small.
export function refuseDeepNesting(text: string, { isJson = false } = {}): void {
  let depth = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string
    if (isJson && character === '"') isQuoted = !isQuoted
    else if (isQuoted && character === '\\') i++
    else if (!isQuoted && '[{('.includes(character)) depth++
    else if (!isQuoted && ']})'.includes(character)) depth--
    if (depth > limits.nesting) throw tooMuch('nested brackets', limits.nesting)
  }
}
