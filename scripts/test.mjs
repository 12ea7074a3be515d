// npm test: installs what is missing, then every check and test, ending in one line that counts them.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { relative } from 'node:path'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'
import { provideOtherBrowsers, providePostgres, provideTestBrowser } from './system-packages.mjs'

const results = 'test-results'
const memoryFolder = '/dev/shm'
const env = { ...process.env, NODE_ENV: 'test' }
// npm run test:long: the same tests with larger crowds, more random tries, faults that strike again and again, and
// every suite on both engines.
const long = {
  EVERYTHING: '1',
  CROWD: '1000',
  FUZZ_REQUESTS: '100000',
  PROPERTY_RUNS: '2000',
  TEST_ROUNDS: '20',
  TEST_SEED: 'new',
}
const isLong = process.argv.includes('--long')
if (isLong) Object.assign(env, long)

// Each test has a database of its own: where there is room for them in memory, they are made and forgotten sooner.
if (hasRoomInMemory()) env.TMPDIR = memoryFolder

await installPackages({ everything: true })
providePostgres()
env.CHROMIUM_PATH = provideTestBrowser()
if (isLong) provideOtherBrowsers()
const postgres = startPostgres()
const { buildIfChanged } = await import('./build.mjs')
const { runChecks } = await import('./check.mjs')

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const took = {}
await timed('build', buildIfChanged)
// While tests wait for a server or a clock, there is time to check.
const counts = await Promise.all([
  timed('checks (beside the tests)', () => runChecks({ quietly: true })),
  timed('tests', async () => {
    // Without an address each part brings its own, and says what is wrong.
    env.MIGRATED_URL = await postgres.address
    return runVitest()
  }),
])
counts.push(await timed('browsers', runPlaywright))
if (isLong) counts.push(await timed('other browsers', runOtherBrowsers))
postgres.end()

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
// Once more at the end, where a log that keeps its last lines only still has them.
for (const name of counts.flatMap(count => count.secondTries ?? [])) console.log(`second try: ${name}`)
for (const name of counts.flatMap(count => count.failures ?? [])) console.log(`failed: ${name}`)
console.log(`\n${Object.entries(took).map(inWords).join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function timed(name, work) {
  const start = performance.now()
  const result = await work()
  took[name] = performance.now() - start
  return result
}

// Made and migrated once for all parts, while the site is built; it goes with this process, however that ends.
function startPostgres() {
  const words = ['--disable-warning=ExperimentalWarning', 'tests/migrated-postgres-process.ts']
  const child = spawn(node, words, { stdio: ['pipe', 'pipe', 'inherit'], env })
  const address = new Promise(resolve => {
    child.stdout.once('data', line => resolve(String(line).trim()))
    child.once('close', () => resolve(''))
  })
  return { address, end: () => child.stdin.end() }
}

function inWords([name, ms]) {
  return `${name} ${Math.round(ms / 1000)} s`
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize > 6 * 2 ** 30
  } catch {
    return false
  }
}

// WebKit and Firefox: what is not on this machine is skipped there.
function runOtherBrowsers() {
  return runVitest('other-browsers', '--config', 'tests/browsers/vitest.config.ts')
}

async function runVitest(name = 'vitest', ...more) {
  const report = `${results}/${name}.json`
  await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  const { numPassedTests, numFailedTests, testResults, success } = readReport(report)
  const failures = testResults.flatMap(failuresOfFile)
  return {
    passed: numPassedTests,
    failed: success ? 0 : Math.max(numFailedTests, failures.length, 1),
    failures,
  }
}

/** The tests that failed; for a file that could not be run, its message. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter(result => result.status === 'failed')
  const file = relative('.', name)
  if (failed.length > 0)
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${shortened(failureMessages[0])}`,
    )
  return status === 'failed' ? [`${file}: ${message}`] : []
}

// One line, long enough for the seed and the case of a property that failed.
function shortened(message = '') {
  return message.replace(/\s+/g, ' ').slice(0, 1200)
}

async function runPlaywright() {
  const report = `${results}/playwright.json`
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  await run('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json')
  const { stats, errors, suites } = readReport(report)
  const specs = suites.flatMap(specsOfSuite)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...specs.filter(spec => !spec.ok).map(spec => `${specName(spec)}: ${firstError(spec)}`),
      ...errors.map(error => error.message),
    ],
    secondTries: specs
      .filter(spec => spec.tests.some(test => test.status === 'flaky'))
      .map(spec => `${specName(spec)}: ${firstError(spec)}`),
  }
}

function specsOfSuite({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOfSuite)]
}

function specName({ file, line, title }) {
  return `${file}:${line} ${title}`
}

function firstError({ tests }) {
  const results = tests.flatMap(test => test.results)
  return shortened(results.find(result => result.error)?.error.message)
}

function run(...words) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...words], { stdio: 'inherit', env })
  return new Promise(resolve => child.once('close', resolve))
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A runner that died before it could write counts as one failure.
    return {
      success: false,
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [],
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      errors: [],
      suites: [],
    }
  }
}
