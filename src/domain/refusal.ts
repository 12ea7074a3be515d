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

/** Somebody else was quicker: what was seen is no longer what stands there. */
export const isChangedMeanwhile = (error: unknown) =>
  error instanceof Refusal && error.code === 'changed_meanwhile'
