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

/** Somebody else was quicker: the stored version is no longer the one that was read. */
export const isChangedMeanwhile = (error: unknown) =>
  error instanceof Refusal && error.code === 'changed_meanwhile'

/** The hint of a refused row: its key is taken, by the very row that was sent. */
export const storedAsSent = 'stored_as_sent'

/** What is stored under the id that was chosen for a new row is something else, or not yet what was asked for. */
export const isStoredOtherwise = (error: unknown) =>
  error instanceof Refusal && /^(key_taken|to_confirm)$/.test(error.code)
