// npm run bench: every figure that was promised, in one table with held or missed. `npm run bench -- rest crm` measures
// only those parts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'
import { provideBrowser, provideLoadTools, providePostgres } from './system-packages.mjs'

const parts = [
  'fresh-clone',
  'start',
  'served-pages',
  'rest',
  'auth',
  'bookings',
  'overload',
  'memory',
  'crm',
  'diary',
  'invoices',
  'money',
  'app',
  'pages',
]
const wanted = process.argv.slice(2)
const unknown = wanted.find(part => !parts.includes(part))
if (unknown) throw new Error(`There is no part ${unknown}. Parts: ${parts.join(' ')}`)

await installPackages({ everything: true })
providePostgres()
provideLoadTools()
const { buildIfChanged } = await import('./build.mjs')
await buildIfChanged()

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const figures = join(folder, 'figures')
writeFileSync(figures, '')
const env = { ...process.env, CHROMIUM_PATH: provideBrowser(), BENCH_FIGURES: figures }
const broken = parts.filter(part => wanted.length === 0 || wanted.includes(part)).filter(isBroken)

const lines = readFileSync(figures, 'utf8')
rmSync(folder, { recursive: true, force: true })
console.log(`\nAll figures, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC\n\n${lines}`)
for (const part of broken) console.log(`${part} broke off before its end: missed`)
const count = verdict => lines.split('\n').filter(line => line.endsWith(` ${verdict}`)).length
console.log(`${count('held')} held, ${count('missed') + broken.length} missed`)
process.exitCode = count('missed') + broken.length === 0 ? 0 : 1

// A part that only missed a figure has said so in the table.
function isBroken(part) {
  console.log(`\n${part}`)
  const words = ['--disable-warning=ExperimentalWarning', `bench/${part}.ts`]
  const before = readFileSync(figures, 'utf8')
  const { status } = spawnSync(node, words, { stdio: 'inherit', env })
  const said = readFileSync(figures, 'utf8').slice(before.length)
  return status !== 0 && !/ missed$/m.test(said)
}
