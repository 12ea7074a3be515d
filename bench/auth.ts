// Signing in through HTTP against the bare work of hashing, which is slow by design: ratios in one run.
//   node bench/auth.ts
import { createPasswords } from '#server/auth/passwords.ts'
import { goodPassword, newMember } from '#tests/e2e/house.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { middle, note } from './figures.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = 5
const atOnce = 4

const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000000' }, { like: 'production' })
const passwords = createPasswords()
const kept = await passwords.hash(goodPassword)
try {
  const { email } = await newMember(server)
  const signIn = async () => {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: server.secretKey },
      body: JSON.stringify({ email, password: goodPassword }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
  }
  const hash = () => passwords.matches(goodPassword, kept)
  await perSecond(signIn)
  await perSecond(hash)
  const pairs = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ wire: await perSecond(signIn), bare: await perSecond(hash) })
  const ratio = middle(pairs.map(({ wire, bare }) => wire / bare))
  const [wire, bare] = [middle(pairs.map(pair => pair.wire)), middle(pairs.map(pair => pair.bare))]
  note({
    title: 'sign-in, share of bare hashing',
    measured: `${ratio.toFixed(2)} (${wire.toFixed(1)} /s of ${bare.toFixed(1)} /s)`,
  })
} finally {
  await server.stop()
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let done = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const keepWorking = async () => {
    while (performance.now() < endsAt) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepWorking))
  return done / ((performance.now() - startedAt) / 1000)
}
