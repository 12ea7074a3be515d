// Whether the site will be able to listen, asked before anybody waits for a build.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { stopWith } from './steps.mjs'

/** As the server reads them: the environment, else .env. */
export const siteAddress = () => ({ port: setting('PORT') || '3000', host: setting('HOST') || '0.0.0.0' })

export async function refuseTakenPort({ port, host }) {
  const other = 'set PORT to another one (PORT=3210 before the command)'
  if (!/^\d+$/.test(port) || Number(port) > 65535) stopWith(`There is no port ${port}: ${other}.`)
  const fault = await tryPort(port, host)
  if (fault === 'EADDRINUSE')
    stopWith(
      `Port ${port} is taken: perhaps the site is open there already, on http://localhost:${port}. Close what listens there, or ${other}.`,
    )
  if (fault === 'EACCES')
    stopWith(`Port ${port} is for administrators only: ${other}. A proxy can listen on ${port} for it.`)
}

function setting(name) {
  if (process.env[name] !== undefined) return process.env[name]
  if (!existsSync('.env')) return
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*["'\`]?([^"'\`#\\s]*)`, 'm')
  return line.exec(readFileSync('.env', 'utf8'))?.[1]
}

function tryPort(port, host) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', ({ code }) => resolve(code))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}
