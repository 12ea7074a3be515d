// A real SMTP server in this process, with a free port and a memory. It can be told how to answer a recipient.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Arrival = Email & { recipient: string }
// The server's answer to a recipient: accepts it, refuses it with a code, or does not answer at all.
type Answer = 'take' | 'hang' | number

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

type Options = {
  answers?: Record<string, Answer[]>
  // How many of the first recipients get no answer at all.
  hangs?: number
  password?: string
}

export async function startMailServer({ answers = {}, hangs = 0, password }: Options = {}) {
  const arrivals: Arrival[] = []
  const asked: string[] = []
  const waiting: { isEnough: () => boolean; resolve: () => void }[] = []
  const look = () => {
    for (const { isEnough, resolve } of waiting) if (isEnough()) resolve()
  }
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    // Connections left hanging on purpose are cut at once.
    closeTimeout: 1,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'mail' }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      look()
      const answer = asked.length <= hangs ? 'hang' : (answers[address]?.shift() ?? 'take')
      if (answer === 'take') done()
      else if (answer !== 'hang') done(Object.assign(new Error('Not now'), { responseCode: answer }))
    },
    onData: (stream, session, done) => {
      collect(stream).then(async bytes => {
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join()
        arrivals.push({ ...(await PostalMime.parse(bytes)), recipient })
        done()
        look()
      }, done)
    },
  })
  server.on('error', () => {})
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    asked,
    // Its answers to the next recipients, in order; after that it accepts all.
    answers,
    // Resolves as soon as the claim is true; tried at every mail that comes.
    until: (isEnough: () => boolean) => {
      const { promise: enough, resolve: release } = Promise.withResolvers<void>()
      waiting.push({ isEnough, resolve: release })
      look()
      return enough
    },
    stop: () => new Promise<void>(closed => server.close(() => closed())),
  }
}

async function collect(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
