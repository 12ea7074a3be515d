// npm run dev: site and server on one port with hot reload.
import { spawn } from 'node:child_process'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'

await installPackages({ everything: true })
const watched = [
  '--watch-path=src/server',
  '--watch-path=src/domain',
  '--watch-path=db',
  '--watch-preserve-output',
]
const words = ['--disable-warning=ExperimentalWarning', ...watched, 'src/server/main.ts', '--dev']
const server = spawn(node, words, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
