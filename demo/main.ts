// npm run demo: a busy month to look at, on a database that is thrown away at the end.
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { step } from '#scripts/steps.mjs'
import type { MailServer } from '#tests/mail/mail-server.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { clientEmail, ownerEmail, staffEmail } from './accounts.ts'
import { demoPassword } from './doors.ts'
import { fillBusyMonth, startFillableHouse, throwaway } from './fill-busy-month.ts'
import { monthSizes } from './town.ts'

const say = (line: string) => console.log(line)
const folder = await mkdtemp(join(tmpdir(), 'coastal-demo-'))
// What its parts put there goes with it.
process.env.TMPDIR = folder
type Part = { stop(): Promise<void> }
const parts: Promise<Part>[] = []
const { promise: isTimeToGo, resolve: go } = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => go())

await Promise.race([openDemo(), isTimeToGo]).catch(fault => {
  console.error(fault)
  process.exitCode = 1
})
// One that is ended while it starts has nothing left to stop.
await Promise.allSettled(parts.map(async part => (await part).stop()))
await rm(folder, { recursive: true, force: true })
say('\nThe demo and everything in it have been thrown away.')
process.exit()

async function openDemo() {
  const { port, letGo } = await holdPort()
  const url = `http://localhost:${port}`
  const settings = { DATA_DIR: join(folder, 'data'), SITE_URL: url, LOG_LEVEL: 'error' }
  const post = await step('A busy month', tell => liveThroughMonth(settings, tell))
  const looked = { ...throwaway, ...settings, SMTP_URL: post.url, PORT: String(port) }
  await letGo()
  await step('Opening', () => keep(startServerProcess(looked, { like: 'with every page' })))
  say(greeting(url))
  void tellOfMail(post)
  await isTimeToGo
}

async function liveThroughMonth(settings: Record<string, string>, tell: (words: string) => void) {
  const starting = startFillableHouse(monthSizes.busy, settings)
  const server = keep(starting.then(house => house.server))
  const post = keep(starting.then(house => house.post))
  await fillBusyMonth({ ...(await starting), tell })
  await (await server).stop()
  return post
}

/** Ended with the demo, also while it is still starting. */
function keep<Kept extends Part>(part: Promise<Kept>) {
  parts.push(part)
  // Whoever waits for it is told.
  part.catch(() => {})
  return part
}

// Held while the month is lived through, whose mails name it in their links: nobody else takes it meanwhile.
async function holdPort() {
  const holder = createServer(socket => socket.destroy())
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      holder.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
  const wanted = process.env.PORT
  await listen(Number(wanted || 3000)).catch(fault => (wanted ? Promise.reject(fault) : listen(0)))
  const { port } = holder.address() as AddressInfo
  return { port, letGo: () => new Promise(resolve => holder.close(resolve)) }
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
