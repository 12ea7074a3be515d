// Brings in what is missing: the packages, and a Node where this machine's is too old. In two sizes: what builds and serves
// the site, and everything, for tests and tools. Runs on Node 20 too.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { adviceFor, runNpm } from './npm.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { isNodeThere, linkNode, provideNode } from './own-node.mjs'
import { refuseWithoutRoom, step, stopWith } from './steps.mjs'

const mark = 'node_modules/.installed'
const megabytes = { site: 600, everything: 1200 }

/** Everything: with what only tests and tools use. It stays when the site alone is started later. */
export async function installPackages({ everything = false } = {}) {
  refuseOldNode()
  const { size, arePackagesThere } = compareWithLockfile(everything)
  if (arePackagesThere && isNodeThere(size)) return
  await oneAtATime(() => bringIn(everything))
}

function compareWithLockfile(everything) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const before = readMark()
  const size = everything || before.size === 'everything' ? 'everything' : 'site'
  return { lock, size, before, arePackagesThere: before.lock === lock && before.size === size }
}

async function bringIn(everything) {
  const { lock, size, before, arePackagesThere } = compareWithLockfile(everything)
  if (!arePackagesThere) refuseWithoutRoom(megabytes[size])
  await Promise.all([provideNode(size), arePackagesThere || fetchPackages(size, before)])
  linkNode(size)
  writeFileSync(mark, JSON.stringify({ lock, size }))
}

function refuseOldNode() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return
  stopWith(
    `Node ${process.versions.node} is too old: bring Node 24 from https://nodejs.org, then start again.`,
  )
}

function readMark() {
  try {
    return JSON.parse(readFileSync(mark, 'utf8'))
  } catch {
    return {}
  }
}

async function fetchPackages(size, { lock }) {
  // npm takes a package that was cut off for a whole one. What has no mark is made anew, out of npm's cache.
  if (!lock) rmSync('node_modules', { recursive: true, force: true, maxRetries: 3 })
  rmSync(mark, { force: true })
  const folders = foldersOf(size)
  await step('Packages', async tell => {
    const count = () => folders.filter(isUnpacked).length
    const counting = setInterval(() => tell(`${count()} of ${folders.length}`), 500)
    const { isGood, said } = await runNpm(
      'install',
      '--no-save',
      size === 'site' ? '--omit=dev' : '--include=dev',
    )
    clearInterval(counting)
    if (!isGood) stopWith(adviceFor(said))
    tell(`${count()} brought in`)
  })
}

const isUnpacked = folder => existsSync(`${folder}/package.json`)

// Those that every kind of machine needs.
function foldersOf(size) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .filter(([folder, { optional }]) => folder && !optional)
    .filter(([, { dev, devOptional }]) => size === 'everything' || !(dev || devOptional))
    .map(([folder]) => folder)
}
