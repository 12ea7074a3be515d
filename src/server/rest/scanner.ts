// Reads one text of the query from left to right; all the small grammars share it.
import { malformed } from './rest-error.ts'

const identifierCharacter = /[\p{L}\p{N}\p{M}_ $]/u
const jsonKeyEnd = new Set(['(', ')', ':', '.', ',', '>', '-'])

export class Scanner {
  readonly text: string
  readonly what: string
  at = 0

  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  peek(expected: string): boolean {
    return this.text.startsWith(expected, this.at)
  }

  take(expected: string): boolean {
    if (!this.peek(expected)) return false
    this.at += expected.length
    return true
  }

  expect(expected: string): void {
    if (!this.take(expected)) this.fail(`"${expected}"`)
  }

  fail(expected: string): never {
    const found = this.done ? 'end of input' : `"${this.text[this.at]}"`
    const place = ` (line 1, column ${this.at + 1})`
    throw malformed(
      `${this.what} (${this.text.slice(0, 200)})`,
      `unexpected ${found} expecting ${expected}`,
      place,
    )
  }

  // "any text", in which a backslash keeps the next character as it is.
  takeQuoted(): string | undefined {
    if (!this.peek('"')) return undefined
    let value = ''
    for (let i = this.at + 1; i < this.text.length; i++) {
      const character = this.text[i]
      if (character === '"') {
        this.at = i + 1
        return value
      }
      if (character === '\\') i++
      value += this.text[i] ?? ''
    }
    return undefined
  }

  takeWhile(accepts: (character: string) => boolean): string {
    const start = this.at
    while (!this.done) {
      const character = String.fromCodePoint(this.text.codePointAt(this.at) as number)
      if (!accepts(character)) break
      this.at += character.length
    }
    return this.text.slice(start, this.at)
  }

  // A dash belongs to a name unless it begins an arrow (->).
  takeName(): string {
    const quoted = this.takeQuoted()
    if (quoted !== undefined) return quoted
    const name = this.takeDashed(character => identifierCharacter.test(character)).trim()
    return name || this.fail('a field name (letters, digits, _, $ or a "quoted" name)')
  }

  takeJsonKey(): string {
    const quoted = this.takeQuoted()
    if (quoted !== undefined) return quoted
    return this.takeDashed(character => !jsonKeyEnd.has(character)) || this.fail('a JSON key')
  }

  private takeDashed(accepts: (character: string) => boolean): string {
    return this.takeWhile(character => {
      if (character === '-') return this.text[this.at + 1] !== '>'
      return accepts(character)
    })
  }
}
