// A plan drawn as a swell: every visit is a crest, one that is skipped or paused is calm water. Each visit has the same
// stretch of it, so twelve weeks of a weekly plan are many small crests and a monthly one has a few wide ones.
import type { VisitState } from '#domain/rhythm.ts'

export type SwellVisit = {
  /** When it is; what was moved has left the day of its rhythm. */
  day: string
  state: VisitState
  /** By how many days it was moved; earlier is less than nought. */
  movedBy?: number
}

export type Bead = { x: string; y: number }
type Shape = { width: number; line: string; beads: Bead[] }

const stretch = 100
const half = stretch / 2
const calm = 46
const crests: Record<VisitState, number> = {
  done: 22,
  coming: 22,
  moved: 22,
  unplaced: 22,
  skipped: 42,
  paused: calm,
}

// So far down the slope, and there the water stands so much lower than on the crest.
const beside = { along: 16, down: 4 }

export function swellShape(visits: readonly SwellVisit[]): Shape {
  const width = visits.length * stretch
  const waves = visits.map(({ state }, place) => wave(place * stretch, crests[state]))
  return {
    width,
    line: `M0 ${calm}${waves.join('')}`,
    beads: visits.map((visit, place) => beadOf(visit, { middle: place * stretch + half, width })),
  }
}

function wave(left: number, top: number): string {
  const [up, middle, down, right] = [left + 25, left + half, left + 75, left + stretch]
  return `C${up} ${calm} ${up} ${top} ${middle} ${top}S${down} ${calm} ${right} ${calm}`
}

function beadOf({ state, movedBy = 0 }: SwellVisit, { middle, width }: { middle: number; width: number }) {
  const side = state === 'moved' ? Math.sign(movedBy) : 0
  const x = ((middle + side * beside.along) / width) * 100
  return { x: `${Number(x.toFixed(2))}%`, y: crests[state] + Math.abs(side) * beside.down }
}
