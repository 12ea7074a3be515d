// npm run demo: installs and builds like npm start, then opens a site in the middle of a busy month.
import { spawn } from 'node:child_process'
import { installPackages, node } from './install.mjs'

installPackages()
const { buildIfChanged } = await import('./build.mjs')
buildIfChanged()

const demo = spawn(node, ['--disable-warning=ExperimentalWarning', 'demo/main.ts'], { stdio: 'inherit' })
// The terminal tells the demo of Ctrl+C as well; this one only waits for it to have cleaned up.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => demo.kill('SIGTERM'))
demo.on('exit', code => process.exit(code ?? 1))
