// slowhttptest: a thousand clients who send or read a few bytes now and then, and whether others are answered meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

type Options = { url: string; seconds: number; run: (program: string, args: string[]) => Promise<string> }

const attacks: { title: string; path: string; args: string[] }[] = [
  { title: 'slow headers', path: '/', args: ['-H'] },
  { title: 'slow bodies', path: '/rest/v1/rpc/available_slots', args: ['-B', '-t', 'POST', '-s', '8192'] },
  { title: 'slow sign-in', path: '/auth/v1/token', args: ['-B', '-t', 'POST', '-s', '8192'] },
  {
    title: 'slow reading',
    path: '/booking',
    args: ['-X', '-w', '1', '-y', '64', '-n', '5', '-z', '32', '-k', '3'],
  },
]
// A page, a question to the database, and whether the server is alive.
const doors = ['/about', '/rest/v1/reviews?select=id&limit=1', '/healthz']
const patienceMs = 3_000

export async function attackSlowly({ url, seconds, run }: Options): Promise<string[]> {
  const found: string[] = []
  for (const { title, path, args } of attacks) {
    console.log(`\nslowhttptest, ${title} ${path}`)
    const crowd = ['-c', '1000', '-r', '200', '-l', String(seconds), '-i', '5', '-x', '24', '-p', '3']
    const visit = keepVisiting(url)
    const said = stripVTControlCharacters(await run('slowhttptest', [...crowd, ...args, '-u', url + path]))
    const { answered, missed } = await visit.end()
    console.log(
      `${answered} visits answered meanwhile; ${/Exit status: .*/.exec(said)?.[0] ?? said.slice(-300)}`,
    )
    found.push(...missed.map(reason => `slowhttptest, ${title}: ${reason}`))
    // A tool that never got through has tried nothing.
    if (!/connected: +[1-9]|closed: +[1-9]/.test(said))
      found.push(`slowhttptest, ${title}: it did not connect`)
  }
  return found
}

function keepVisiting(url: string) {
  const missed = new Set<string>()
  let answered = 0
  let isOver = false
  const visit = async (path: string) => {
    const signal = AbortSignal.timeout(patienceMs)
    const status = await fetch(url + path, { signal }).then(
      ({ status: said }) => said,
      error => String(error),
    )
    if (status === 200) answered += 1
    else missed.add(`${path} answered ${status}`)
  }
  const visits = (async () => {
    while (!isOver) await Promise.all([...doors.map(visit), wait(500)])
  })()
  const end = async () => {
    isOver = true
    await visits
    return { answered, missed: [...missed] }
  }
  return { end }
}
