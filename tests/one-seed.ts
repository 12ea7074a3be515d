// Random tries are the same in each run of `npm test`, so that what fails was broken by a change. `npm run test:long`
// tries others each time; TEST_SEED repeats one of its runs.
import fc from 'fast-check'

const usualSeed = 20_261_117
const seed = process.env.TEST_SEED

fc.configureGlobal({ ...(seed === 'new' ? {} : { seed: Number(seed ?? usualSeed) }) })
