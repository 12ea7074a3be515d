// npm run build: the pages, their files and the database's start snapshot, into dist/. Steps that do not need each other
// run side by side.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { node } from './own-node.mjs'
import { refuseWithoutRoom, run, step, stopWith } from './steps.mjs'

const mark = 'dist/.built'
const sources = ['src', 'db', 'art/made.json', 'public', 'scripts', 'package-lock.json', 'vite.config.ts']
const megabytes = 100

export async function buildIfChanged() {
  const hash = hashOfSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  await build(hash)
}

const build = (hash = hashOfSources()) => oneAtATime(() => buildAll(hash))

async function buildAll(hash) {
  const startedAt = performance.now()
  refuseWithoutRoom(megabytes)
  // Whatever it marked is half from here on.
  rmSync(mark, { force: true })
  await Promise.all([buildPages(), runStep('Database', 'scripts/build-snapshot.ts')])
  writeFileSync(mark, hash)
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function buildPages() {
  await runStep('Pages and scripts', 'node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn')
  await runStep('Compressed', 'scripts/compress-assets.ts')
}

function runStep(title, ...words) {
  return step(title, async tell => {
    const { isGood, said, warned } = await run(node, ['--disable-warning=ExperimentalWarning', ...words], {
      tell,
      // Vite would keep its compiled code in the system's temporary folder.
      env: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
    })
    if (!isGood) stopWith(`${title}: this step of the build failed.\n\n${said}`)
    if (warned) console.warn(warned)
  })
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(source) {
  if (!statSync(source).isDirectory()) return [source]
  return readdirSync(source)
    .sort()
    .flatMap(name => filesOf(`${source}/${name}`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installPackages()
  await build()
}
