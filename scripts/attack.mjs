// npm run attack: other people's tools against a server of our own, and the signatures of what we built it from.
// MINUTES=3 sets how long each tool may take.
import { spawnSync } from 'node:child_process'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'
import { provideAttackTools } from './system-packages.mjs'

await installPackages({ everything: true })
provideAttackTools()
const { buildIfChanged } = await import('./build.mjs')
await buildIfChanged()

const attack = spawnSync(node, ['--disable-warning=ExperimentalWarning', 'scripts/attack-server.ts'], {
  stdio: 'inherit',
})
console.log('\nnpm audit signatures')
const audit = spawnSync('npm', ['audit', 'signatures'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
console.log(`${audit.stdout}${audit.stderr}`.trim())
// Without the registry's keys nothing is known, which is not the same as a signature that does not hold.
const isUnknown = /network|ENOTFOUND|ECONN|ETIMEDOUT/.test(audit.stderr)
if (isUnknown) console.log('The signatures could not be checked: the registry or its keys cannot be reached.')
process.exitCode = attack.status === 0 && (audit.status === 0 || isUnknown) ? 0 : 1
