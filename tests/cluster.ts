// A private PostgreSQL cluster in a temporary folder, for one run of the tests.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { limit } from '#tests/limits.ts'

export type Cluster = {
  urlOf(database: string): string
  // Stopped hard, as if the power had gone, and started again: both resolve when it is so.
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

// Answers nothing where this machine has no PostgreSQL, or where it is left out to try another day: decision 0072.
export async function startCluster(): Promise<Cluster | undefined> {
  const bin = process.env.WITHOUT_POSTGRES ? undefined : findBinaries()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'pg-tests-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const keeper = keepRunning({ bin, folder, data, user })
  const urlOf = (database: string) =>
    `postgres://owner@localhost/${database}?host=${encodeURIComponent(folder)}`
  const isReady = () => waitUntilReady(urlOf('postgres'), keeper)
  await isReady()
  return {
    urlOf,
    crash: () => tell(keeper, 'crash'),
    restart: () => tell(keeper, 'restart').then(isReady),
    stop: () => stopKeeper(keeper, folder),
  }
}

type Launch = { bin: string; folder: string; data: string; user: { uid: number; gid: number } | undefined }

// A shell holds PostgreSQL, does as it is told and waits for the end of its input: however the tests end, by a signal
// or a crash, the pipe closes and the cluster goes with them.
function keepRunning({ bin, folder, data, user }: Launch): ChildProcess {
  const script = `folder=$1; shift; "$@" >/dev/null & server=$!
    while read word; do
      case $word in
        crash) kill -QUIT $server; wait $server ;;
        restart) "$@" >/dev/null & server=$! ;;
      esac
      echo $word
    done
    kill -INT $server; wait $server; cd /; rm -rf "$folder"`
  const settings = [
    'fsync=off',
    // Compiling a query of a small business costs ten times what it then saves.
    'jit=off',
    'listen_addresses=',
    'max_connections=300',
    `unix_socket_directories=${folder}`,
  ]
  const server = [join(bin, 'postgres'), '-D', data, ...settings.flatMap(setting => ['-c', setting])]
  return spawn('sh', ['-c', script, 'sh', folder, ...server], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

// It repeats the word once it is done.
async function tell({ stdin, stdout }: ChildProcess, word: string) {
  const done = new Promise(resolve => stdout?.once('data', resolve))
  stdin?.write(`${word}\n`)
  await done
}

async function stopKeeper(keeper: ChildProcess, folder: string) {
  const ended = new Promise(resolve => keeper.once('exit', resolve))
  keeper.stdin?.end()
  await ended
  rmSync(folder, { recursive: true, force: true })
}

async function waitUntilReady(url: string, keeper: ChildProcess) {
  const giveUpAt = Date.now() + limit(30_000)
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > giveUpAt || keeper.exitCode !== null) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

// PostgreSQL refuses to run as root.
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const name = ['postgres', 'nobody'].find(user => isUser(user))
  if (!name)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
  return { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
}

const idOf = (name: string, flag: string) =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))

function isUser(name: string): boolean {
  try {
    return idOf(name, '-u') > 0
  } catch {
    return false
  }
}
