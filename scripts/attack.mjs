// npm run attack: other people's tools against a server of our own, and the signatures of what we built it from.
// MINUTES=3 sets how long each tool may take.
import { spawnSync } from 'node:child_process'
import { installPackages, node } from './install.mjs'
import { provideAttackTools } from './system-packages.mjs'

installPackages()
provideAttackTools()
const { buildIfChanged } = await import('./build.mjs')
buildIfChanged()

const attack = spawnSync(node, ['--disable-warning=ExperimentalWarning', 'scripts/attack-server.ts'], {
  stdio: 'inherit',
})
console.log('\nnpm audit signatures')
const audit = spawnSync('npm', ['audit', 'signatures'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (audit.status !== 0) console.log('The signatures could not be checked, or do not hold: see above.')
process.exitCode = attack.status === 0 && audit.status === 0 ? 0 : 1
