// How long the tests wait for anything. On a busy machine the same work takes longer, which is no fault: every limit
// grows with the load that a run finds at its start, or as TEST_SLOWNESS says.
import { availableParallelism, loadavg } from 'node:os'

const most = 10
const measured = () => Math.min(Math.max((loadavg()[0] ?? 0) / availableParallelism(), 1), most)

// Kept in the environment, so that the workers of a run reckon as it does.
process.env.TEST_SLOWNESS ??= String(Math.ceil(measured()))

export const limit = (quietMs: number) => quietMs * Number(process.env.TEST_SLOWNESS)
