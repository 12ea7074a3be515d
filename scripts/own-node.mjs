// The Node on which everything runs: this machine's where it is new enough, else the one that package.json names, fetched
// from npm's registry. `node_modules/.bin/node` is always it: there npm's scripts and systemd find it.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { adviceFor, runNpm } from './npm.mjs'
import { run, step, stopWith } from './steps.mjs'

export const node = 'node_modules/.bin/node'

const tested = JSON.parse(readFileSync('package.json', 'utf8')).devEngines.runtime.version
const isWindows = process.platform === 'win32'
const program = isWindows ? 'node.exe' : 'node'
const link = `node_modules/.bin/${program}`
const folder = `.cache/node-${tested}`
const own = resolve(folder, program)
// Others have no such package in the registry: there a Node that is too old must be renewed by hand.
const fetched = ['linux-x64', 'linux-arm64', 'win32-x64']
const kind = `${process.platform}-${process.arch}`

/** The tests run on the very Node that is named; a site on any that is new enough. */
export function isNodeThere(size) {
  const wanted = chosen(size)
  if (wanted === undefined || !existsSync(link)) return false
  return isWindows || realpathSync(link) === realpathSync(wanted)
}

export async function provideNode(size) {
  if (chosen(size)) return
  await step(`Node ${tested}`, async tell => {
    tell(`beside this machine's ${process.versions.node}`)
    await fetchNode()
  })
}

export function linkNode(size) {
  rmSync(link, { force: true })
  if (isWindows) copyFileSync(chosen(size), link)
  else symlinkSync(chosen(size), link)
}

// Undefined where it must be fetched first.
function chosen(size) {
  const { execPath, versions } = process
  // One among the packages goes with them; on Windows it is our copy.
  const stays = isWindows || !execPath.startsWith(resolve('node_modules'))
  const isUsable = stays && isNewEnough(versions.node)
  const mustBeTested = size === 'everything' || execPath.startsWith(resolve('.cache'))
  if (isUsable && (!mustBeTested || versions.node === tested)) return execPath
  if (existsSync(own)) return own
  return isUsable && !fetched.includes(kind) ? execPath : undefined
}

// TypeScript runs as it stands from 22.18 on; Argon2, which seals passwords, is there from 24.7 on.
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

const tooOld = `Node ${process.versions.node} is too old, and there is no package of a newer one for this machine: bring Node 24 from https://nodejs.org (or with nvm, brew, winget), then start again.`

async function fetchNode() {
  if (!fetched.includes(kind)) stopWith(tooOld)
  const draft = `${folder}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const { isGood, said } = await runNpm(
    'pack',
    `node-${kind.replace('win32', 'win')}@${tested}`,
    '--pack-destination',
    draft,
  )
  if (!isGood) stopWith(`Node ${tested} could not be fetched. ${adviceFor(said)}`)
  await unpack(`${draft}/${said.split('\n').find(line => line.endsWith('.tgz'))}`, draft)
  chmodSync(`${draft}/${program}`, 0o755)
  // Not with the C library of every Linux.
  if (!(await run(`${draft}/${program}`, ['--version'])).isGood) stopWith(tooOld)
  renameSync(draft, folder)
  // Windows lets no program go that runs.
  const before = readdirSync('.cache').filter(name => /^node-/.test(name) && !folder.endsWith(name))
  if (!isWindows) for (const name of before) rmSync(`.cache/${name}`, { recursive: true, force: true })
}

// Only the program: its headers and manuals are half of the package.
async function unpack(archive, target) {
  const { isGood, said } = await run('tar', [
    '-xzf',
    archive,
    '-C',
    target,
    '--strip-components=2',
    `package/bin/${program}`,
  ])
  if (!isGood) stopWith(`Node could not be unpacked: ${said}`)
  rmSync(archive)
}
