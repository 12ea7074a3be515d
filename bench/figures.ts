// Each figure that a bench finds, beside what was promised: said at once, and kept for the table at the end.
import { appendFileSync } from 'node:fs'

// Without `wanted` nothing was promised: it is there to be compared with another day's.
type Figure = { title: string; measured: string; wanted?: string; isHeld?: boolean }

export function note({ title, measured, wanted = '', isHeld }: Figure) {
  const verdict = isHeld === undefined ? '' : isHeld ? 'held' : 'missed'
  const line = [title.padEnd(52), measured.padEnd(44), wanted.padEnd(10), verdict].join(' ').trimEnd()
  console.log(line)
  if (process.env.BENCH_FIGURES) appendFileSync(process.env.BENCH_FIGURES, `${line}\n`)
  if (isHeld === false) process.exitCode = 1
}

/** A promise that this machine has no means to try. */
export function noteUntried(title: string, wanted: string, why: string) {
  note({ title, measured: `not measured: ${why}`, wanted, isHeld: false })
}

/** The middle one: a figure that a busy moment spoilt does not count. */
export function middle(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] as number
}
