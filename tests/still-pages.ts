// Loaded before everything else in servers of tests whose visitors look at pages, but not at what is new in them: they stay as
// they were made at the start. That they follow what is written: tests/server/live-pages.test.ts.
import { registerHooks } from 'node:module'

const neverFresh = `export const keepPagesFresh = () => ({ nudge() {}, stop: async () => {} })`

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('/src/server/pages/keep-pages-fresh.ts')
      ? { format: 'module', source: neverFresh, shortCircuit: true }
      : nextLoad(url, context),
})
