// A QR code as lines of the paper: sharp at every size, and readable by any phone.
import { encode } from 'uqr'
import { ink, type Paper } from './paper.ts'

export function drawQr(paper: Paper, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const { data, size: cells } = encode(text, { ecc: 'M', border: 0 })
  const cell = size / cells
  paper.save()
  for (const [row, dots] of data.entries())
    for (const [from, length] of runsOf(dots))
      paper.rect(x + from * cell, y + row * cell, length * cell, cell)
  paper.fill(ink.text).restore()
}

// Neighbours are one rectangle: no printer leaves a white hair between them.
function runsOf(dots: boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = []
  dots.forEach((isDark, at) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  })
  return runs
}
