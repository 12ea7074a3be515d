// Brings in the packages when they are missing or the lockfile has changed. Runs on Node 20 too: it is what fetches Node 24.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const mark = 'node_modules/.installed'

export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing packages (the first time takes a minute or two) …')
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  writeFileSync(mark, lock)
}

// Node 24 from node_modules, whatever the machine has.
export const node = 'node_modules/.bin/node'
