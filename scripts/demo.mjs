// npm run demo: brings in and builds what npm start does, then opens a site in the middle of a busy month.
import { spawn } from 'node:child_process'
import { buildIfChanged } from './build.mjs'
import { refuseTakenPort } from './free-port.mjs'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'

// Without a wish it takes any port that is free.
const { PORT: port } = process.env
if (port) await refuseTakenPort({ port, host: '127.0.0.1' })
await installPackages()
await buildIfChanged()

const demo = spawn(node, ['--disable-warning=ExperimentalWarning', 'demo/main.ts'], { stdio: 'inherit' })
// The terminal tells the demo of Ctrl+C as well; this one only waits for it to have cleaned up.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => demo.kill('SIGTERM'))
demo.on('exit', code => process.exit(code ?? 1))
