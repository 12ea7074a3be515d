// npm run bench: every bench of the folder, one after the other; `npm run bench rest` runs one.
import { spawnSync } from 'node:child_process'
import { installPackages, node } from './install.mjs'

installPackages()
const { buildIfChanged } = await import('./build.mjs')
buildIfChanged()

const benches = ['pages', 'rest', 'crm']
const wanted = process.argv.slice(2)
const failed = benches
  .filter(bench => wanted.length === 0 || wanted.includes(bench))
  .filter(
    bench =>
      spawnSync(node, ['--disable-warning=ExperimentalWarning', `bench/${bench}.ts`], { stdio: 'inherit' })
        .status !== 0,
  )
process.exitCode = failed.length === 0 ? 0 : 1
