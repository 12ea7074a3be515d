// Loaded before everything else in the servers of tests that look into the sample month: it has days instead of weeks, and
// pages that are compressed loosely. The long run makes it whole.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const pages = ['quick-pages', 'lazy-pages'].map(name => new URL(`./${name}.ts`, import.meta.url).href)
const imports = [import.meta.url, ...pages].map(file => `'--import=${file}', `).join('')
const changes = [
  {
    file: '/src/server/sample/fill-month.ts',
    from: 'const daysBack = 28\nconst daysAhead = 12',
    to: 'const daysBack = 5\nconst daysAhead = 4',
  },
  // Its process is one of its own, and must have these files too.
  {
    file: '/src/server/sample/sample-desk.ts',
    from: 'execArgv: [',
    to: `execArgv: [${imports}`,
  },
]

registerHooks({
  load(url, context, nextLoad) {
    const change = changes.find(({ file }) => url.endsWith(file))
    if (!change) return nextLoad(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    if (!source.includes(change.from)) throw new Error(`${change.file} has no "${change.from}" any more.`)
    return {
      format: 'module-typescript',
      source: source.replace(change.from, change.to),
      shortCircuit: true,
    }
  },
})
