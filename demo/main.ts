// npm run demo: a busy month to look at, on a database that is thrown away at the end.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailServer } from '#tests/mail/mail-server.ts'
import { freePort, startServerProcess } from '#tests/server-process.ts'
import { clientEmail, ownerEmail, staffEmail } from './accounts.ts'
import { demoPassword } from './doors.ts'
import { fillBusyMonth, startFillableHouse, throwaway } from './fill-busy-month.ts'
import { monthSizes } from './town.ts'

const say = (line: string) => console.log(line)
const folder = await mkdtemp(join(tmpdir(), 'coastal-demo-'))
// The current process, so that it can be ended at any time.
const running = new Set<{ stop(): Promise<void> }>()
const { promise: isTimeToGo, resolve: go } = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => go())

await Promise.race([openDemo(), isTimeToGo]).catch(fault => {
  console.error(fault)
  process.exitCode = 1
})
await Promise.all([...running].map(part => part.stop()))
await rm(folder, { recursive: true, force: true })
say('The demo and everything in it have been thrown away.')
process.exit()

async function openDemo() {
  const port = await choosePort()
  const url = `http://localhost:${port}`
  const settings = { DATA_DIR: folder, SITE_URL: url, LOG_LEVEL: 'error' }
  say('Living through a busy month (about a minute) …')
  const { server: filled, post, size } = await startFillableHouse(monthSizes.busy, settings)
  running.add(filled).add(post)
  await fillBusyMonth({ server: filled, post, size })
  await filled.stop()
  running.delete(filled)
  const looked = { ...throwaway, ...settings, SMTP_URL: post.url, PORT: port }
  running.add(await startServerProcess(looked, { like: 'with every page' }))
  say(greeting(url))
  void tellOfMail(post)
  await isTimeToGo
}

async function choosePort(): Promise<string> {
  if (process.env.PORT) return process.env.PORT
  return (await isFree(3000)) ? '3000' : String(await freePort())
}

function isFree(port: number) {
  return new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function greeting(url: string) {
  return `
Coastal Clean, in the middle of a busy month, is open on ${url}

  the owner   ${ownerEmail}   → ${url}/admin
  staff       ${staffEmail}   → ${url}/crm
  a client    ${clientEmail}            → ${url}/dashboard
  password    ${demoPassword}   (for all three; sign in at ${url}/auth)

No mail leaves this machine: what is written is told here. Ctrl+C ends the demo and throws its data away.
`
}

async function tellOfMail({ arrivals, until }: MailServer) {
  for (let told = arrivals.length; ; told += 1) {
    await until(() => arrivals.length > told)
    const { recipient, subject, text } = arrivals[told] ?? { recipient: '' }
    const [link = ''] = /https?:\/\/\S+/.exec(text ?? '') ?? []
    say(`Mail to ${recipient}: ${subject} ${link}`)
  }
}
