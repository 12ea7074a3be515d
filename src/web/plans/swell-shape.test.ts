import { expect, test } from 'vitest'
import { type SwellVisit, swellShape } from './swell-shape.ts'

const visit = (more: Partial<SwellVisit> = {}): SwellVisit => ({
  day: '2026-12-15',
  state: 'coming',
  ...more,
})

test('every visit has a crest of the same width, and its bead on top', () => {
  const { width, beads } = swellShape([visit(), visit(), visit(), visit()])
  expect(width).toBe(400)
  expect(beads.map(({ x }) => x)).toEqual(['12.5%', '37.5%', '62.5%', '87.5%'])
  expect(new Set(beads.map(({ y }) => y))).toEqual(new Set([22]))
})

test('a skipped visit is all but calm, a paused one altogether', () => {
  const [skipped, paused] = swellShape([visit({ state: 'skipped' }), visit({ state: 'paused' })]).beads
  expect(skipped?.y).toBe(42)
  expect(paused?.y).toBe(46)
})

test('a moved visit sits beside its crest, on the side to which it went', () => {
  const moved = (movedBy: number) => swellShape([visit({ state: 'moved', movedBy })]).beads[0]
  expect(moved(1)).toEqual({ x: '66%', y: 26 })
  expect(moved(-2)).toEqual({ x: '34%', y: 26 })
  // To another hour of the same day.
  expect(moved(0)).toEqual({ x: '50%', y: 22 })
})

test('the water is one line from edge to edge', () => {
  expect(swellShape([visit(), visit({ state: 'skipped' })]).line).toBe(
    'M0 46C25 46 25 22 50 22S75 46 100 46C125 46 125 42 150 42S175 46 200 46',
  )
})
