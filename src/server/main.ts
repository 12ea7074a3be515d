// config → database → migrate → listen → drain
import { setFlagsFromString } from 'node:v8'
import { readConfig, readEnvironment } from './config.ts'
import { createLog } from './log.ts'
import { startRestOnly } from './start-rest-only.ts'
import { type RunningServer, startServer } from './start-server.ts'

// Objects of a request die young. While the server starts, everything lives long, and the engine may learn from it to
// put such objects among the old ones, where clearing them away takes up to half of its time.
setFlagsFromString('--no-allocation-site-pretenuring')

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readConfig(readEnvironment())
  const log = createLog(config.logLevel)
  const server = config.restOnly
    ? await startRestOnly(config, log)
    : await startServer(config, { log, isDevelopment: process.argv.includes('--dev') })
  greet(server, config.host)
  stopOnSignals(server)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

function greet({ port, engine, setupLink }: RunningServer, host: string) {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  say(`\nCoastal Clean is open on http://${shown}:${port}`)
  if (engine === 'pglite')
    say('It uses the embedded database. For production set DATABASE_URL to a PostgreSQL.')
  if (setupLink) say(`There is no admin yet. Make yourself the first one here, once:\n  ${setupLink}`)
}

function stopOnSignals(server: RunningServer) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    say('Closing …')
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
