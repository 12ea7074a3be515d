// Why a file of the bank or of people is not read: which line, what is wrong there, and what stands there. Nothing of such a file is used.
export type FaultReason =
  | 'not-text'
  | 'empty'
  | 'no-lines'
  | 'quote'
  | 'short'
  | 'long'
  | 'loose-comma'
  | 'day'
  | 'future'
  | 'amount'
  | 'sign'
  | 'both'
  | 'kind'
  | 'currency'
  | 'cut'
  | 'too-many'

export type Fault = { line: number; reason: FaultReason; found: string }

export class FileFault extends Error {
  readonly fault: Fault

  constructor(line: number, reason: FaultReason, found = '') {
    super(`Line ${line}: ${reason}`)
    this.fault = { line, reason, found: found.slice(0, 60) }
  }
}
