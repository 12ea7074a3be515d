// Packages that the tests and the bench need besides npm packages: a browser, a PostgreSQL and so on, from Debian where we may
// install them.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

export function provideBrowser() {
  const browser = findBrowser()
  if (browser) return browser
  install(
    'chromium',
    'The tests in a browser need Chromium. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
  return findBrowser()
}

// Chromium without a window of its own draws only the page, at two thirds of the cost.
export function provideTestBrowser() {
  const shell = '/usr/bin/chromium-headless-shell'
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    if (!existsSync(shell)) install('chromium-headless-shell', '')
    return shell
  } catch {
    // Not every Debian has it, and not everybody may install it.
    return provideBrowser()
  }
}

export function providePostgres() {
  if (hasPostgres()) return
  // Elsewhere the suite runs on the embedded database alone and says so; in CI both engines are a must.
  if (!canInstall() && !process.env.CI)
    return console.log('No PostgreSQL found: the database tests run on the embedded one only.')
  install(
    'postgresql',
    'The database tests need PostgreSQL 15 or later. Install it (on Debian: apt-get install postgresql).',
  )
}

// For the long tests: browsers of other makers, and a screen for the one that needs it. Without them their tests are skipped.
export function provideOtherBrowsers() {
  const hasAll = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'scrot'].every(name =>
    existsSync(`/usr/bin/${name}`),
  )
  if (!hasAll && canInstall()) install('firefox-esr webkit2gtk-driver xvfb xauth scrot', '')
}

// For the bench: nginx to compare with, wrk to ask. Where they cannot be had, its table says so.
export function provideLoadTools() {
  const hasAll = ['nginx', 'wrk'].every(tool => spawnSync(tool, ['-v']).error === undefined)
  if (!hasAll && canInstall()) install('nginx-light wrk', '')
}

export function provideAttackTools() {
  for (const tool of ['slowhttptest', 'sqlmap', 'wapiti'])
    if (spawnSync(tool, ['--version']).error)
      install(
        tool,
        `The attack needs ${tool}. Install it (on Debian as root it is installed for you: apt-get install ${tool}).`,
      )
}

function findBrowser() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find(place => place && existsSync(place))
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  if (
    existsSync(debian) &&
    readdirSync(debian).some(version => existsSync(`${debian}/${version}/bin/initdb`))
  )
    return true
  return spawnSync('initdb', ['--version']).status === 0
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install(names, otherwise) {
  if (!canInstall()) throw new Error(otherwise)
  console.log(`Installing ${names} from Debian's packages …`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.split(' ')], options)
}
