// How long the tests wait for anything. On a slow or busy machine the same work takes longer, which is no fault: every
// limit grows with the speed and the load that a run finds at its start, or as TEST_SLOWNESS says.
import { scryptSync } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

const most = 10
// What one hash takes on a quiet machine of 2024.
const usualHashMs = 45

function hashMs(): number {
  const start = performance.now()
  scryptSync('how quick', 'are you', 32)
  return performance.now() - start
}

function measured(): number {
  const slowness = Math.min(hashMs(), hashMs(), hashMs()) / usualHashMs
  const load = (loadavg()[0] ?? 0) / availableParallelism()
  return Math.min(Math.max(slowness, load, 1), most)
}

// Kept in the environment, so that the workers of a run reckon as it does.
process.env.TEST_SLOWNESS ??= String(Math.ceil(measured()))

export const limit = (quietMs: number) => quietMs * Number(process.env.TEST_SLOWNESS)
