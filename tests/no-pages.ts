// Loaded before everything else in servers of tests that are about what happens without visitors: their site is empty, so
// that they open in half the time.
import { registerHooks } from 'node:module'

const emptySite = `
  const nothing = { status: 404, headers: {}, bodies: { identity: new Uint8Array() } }
  const site = {
    find() {},
    notFound: () => nothing,
    failed: async () => nothing,
    answerForm: async () => nothing,
  }
  export const openSite = async () => ({ site, wrap: listener => listener, nudge() {}, stop: async () => {} })`

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('/src/server/pages/open-site.ts')
      ? { format: 'module', source: emptySite, shortCircuit: true }
      : nextLoad(url, context),
})
