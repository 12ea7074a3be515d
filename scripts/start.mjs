// npm start: brings in what is missing, builds what has changed, opens the site.
import { spawn } from 'node:child_process'
import { buildIfChanged } from './build.mjs'
import { refuseTakenPort, siteAddress } from './free-port.mjs'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'

await refuseTakenPort(siteAddress())
await installPackages()
await buildIfChanged()
console.log('Opening …')

const server = spawn(
  node,
  ['--enable-source-maps', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
