// A text as rows, by the delimiter under which they make most sense.
import { type Delimiter, type Row, splitRows } from './rows.ts'

const delimiters: Delimiter[] = [',', ';', '\t']

/** `score` weighs the first rows as they come out under one delimiter. */
export function rowsBy(text: string, score: (rows: Row[]) => number): Row[] {
  const hint = /^sep=([,;\t])\r?\n/i.exec(text)
  if (hint) return splitRows(text, hint[1] as Delimiter).slice(1)
  const probe = text.slice(0, 20_000)
  const scores = delimiters.map(delimiter => ({ delimiter, score: score(probeRows(probe, delimiter)) }))
  const best = scores.reduce((so, each) => (each.score > so.score ? each : so))
  return splitRows(text, best.delimiter)
}

// A piece of the text may end within quotes: what is wrong with them is said when the whole is read.
function probeRows(probe: string, delimiter: Delimiter): Row[] {
  try {
    return splitRows(probe, delimiter)
  } catch {
    return splitRows(probe.replaceAll('"', ''), delimiter)
  }
}
