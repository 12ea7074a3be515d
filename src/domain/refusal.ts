// A no that the user can act on: a stable code for programs, a sentence for people.
export class Refusal extends Error {
  readonly code: string
  readonly field: string | undefined

  constructor(code: string, sentence: string, field?: string) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.field = field
  }
}
