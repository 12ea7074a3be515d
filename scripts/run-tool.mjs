// Runs a tool of ours with everything it may need: node scripts/run-tool.mjs scripts/cut-fonts.ts
import { spawn } from 'node:child_process'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'

await installPackages({ everything: true })
const tool = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
tool.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
