// How long somebody waits who has just found us: `git clone` into an empty folder and `npm start`, as an ordinary user with
// an empty home, until the home page opens. First with nothing in npm's cache, then with the packages in it.
//   node bench/fresh-clone.ts
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '#tests/server-process.ts'
import { note } from './figures.ts'

const mostSeconds = { 'an empty cache': 35, 'the packages in the cache': 25 }
const mostBuildSeconds = 12

const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'))
const home = join(folder, 'home')
const user = ordinaryUser()
try {
  mkdirSync(home)
  for (const [cache, most] of Object.entries(mostSeconds)) await openClone(cache, most)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function openClone(cache: string, most: number) {
  const site = join(folder, 'site')
  const startedAt = performance.now()
  cloneTo(site)
  const port = await freePort()
  const { child, said } = start(site, port)
  await untilOpen(child, said)
  if (!(await fetch(`http://127.0.0.1:${port}`)).ok) throw new Error('The home page does not open.')
  const seconds = (performance.now() - startedAt) / 1000
  await end(child)
  rmSync(site, { recursive: true, force: true })
  noteAll({ cache, most, seconds, said: said() })
}

type Opened = { cache: string; most: number; seconds: number; said: string }

function noteAll({ cache, most, seconds, said }: Opened) {
  console.log(said.trim())
  const built = Number(/Built in ([\d.]+) s/.exec(said)?.[1])
  note({
    title: `fresh clone, ${cache}`,
    measured: `${seconds.toFixed(0)} s (${secondsOfWork(said).toFixed(0)} s of work, load ${loadavg()[0]?.toFixed(1)})`,
    wanted: `≤ ${most} s`,
    isHeld: seconds <= most,
  })
  note({
    title: `fresh clone, its build, ${cache}`,
    measured: `${built.toFixed(1)} s`,
    wanted: `≤ ${mostBuildSeconds} s`,
    isHeld: built <= mostBuildSeconds,
  })
}

// With what is not committed yet, so that a change can be measured before it is.
function cloneTo(site: string) {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' })
  const namesOf = (list: string) => list.split('\0').filter(Boolean)
  git('clone', '--quiet', '--no-hardlinks', '.', site)
  for (const name of namesOf(git('diff', '-z', '--name-only', '--no-renames', '--diff-filter=D', 'HEAD')))
    rmSync(join(site, name))
  const changed = git('diff', '-z', '--name-only', '--no-renames', '--diff-filter=d', 'HEAD')
  const added = git('ls-files', '-z', '--others', '--exclude-standard')
  for (const name of [...namesOf(changed), ...namesOf(added)]) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    cpSync(name, join(site, name))
  }
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

function start(site: string, port: number) {
  // Of this machine, not of our packages: nothing of ours is there yet.
  const path = process.env.PATH?.split(':').filter(part => !part.includes('node_modules'))
  const env = { PATH: path?.join(':'), HOME: home, HOST: '127.0.0.1', PORT: String(port) }
  // At the end the shell tells what its children have worked.
  const child = spawn('sh', ['-c', 'trap : INT; npm start; times'], {
    cwd: site,
    env,
    ...user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })
  return { child, said: () => text }
}

function untilOpen(child: ChildProcess, said: () => string) {
  return new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => said().includes('is open on') && resolve())
    child.once('close', () => reject(new Error(`It ended without opening:\n${said()}`)))
  })
}

function end(child: ChildProcess) {
  return new Promise<void>(resolve => {
    child.once('close', () => resolve())
    // Ctrl+C is for all of them.
    process.kill(-(child.pid ?? 0), 'SIGINT')
  })
}

// The last line: user and system time of all children, as 0m12.300s 0m4.500s.
function secondsOfWork(said: string): number {
  const parts =
    said
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? []
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
