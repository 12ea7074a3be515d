// npm run build: the pages, their files and the database's start snapshot, into dist/.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages, node } from './install.mjs'

const mark = 'dist/.built'
const sources = ['src', 'db', 'art/made.json', 'public', 'scripts', 'package-lock.json', 'vite.config.ts']

export function buildIfChanged() {
  const hash = hashOfSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  build(hash)
}

function build(hash = hashOfSources()) {
  const startedAt = Date.now()
  console.log('Building the site …')
  run('node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn')
  run('scripts/compress-assets.ts')
  run('scripts/build-snapshot.ts')
  writeFileSync(mark, hash)
  console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

function run(...words) {
  execFileSync(node, ['--disable-warning=ExperimentalWarning', ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(source) {
  if (!existsSync(source)) return []
  if (/\.\w+$/.test(source)) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`)
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages()
  build()
}
