// Loaded before everything else in servers of tests that look at a few pages: each is made when it is first asked for, from
// what was so when the server would have made it. All at once: those that are started 'with every page', the image of
// tests/server/deployment.test.ts, and every server of the long run.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const changes = [
  { from: 'before ?? (await make())', to: 'before ?? lazily(make)' },
  { from: 'pages.get(wanted) ??', to: 'pages.get(wanted)?.() ??' },
]
const lazily = `
function lazily(make) {
  let answer
  let making
  return () => answer ?? (making ??= make().then(made => (answer = made)))
}`

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('/src/server/pages/built-site.ts')) return nextLoad(url, context)
    let source = readFileSync(fileURLToPath(url), 'utf8')
    for (const { from, to } of changes) {
      if (!source.includes(from)) throw new Error(`built-site.ts has no "${from}" any more.`)
      source = source.replace(from, to)
    }
    return { format: 'module-typescript', source: source + lazily, shortCircuit: true }
  },
})
