// Only one command of a folder installs or builds: a second one in the same moment would take its files away.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stopWith } from './steps.mjs'

const folder = '.cache'
const lock = `${folder}/at-work`

export async function oneAtATime(work) {
  takeLock()
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function takeLock() {
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault
    refuseBeside(readFileSync(lock, 'utf8'))
    // Whoever took it was killed.
    writeFileSync(lock, String(process.pid))
  }
}

function refuseBeside(holder) {
  if (holder && !isAlive(Number(holder))) return
  const name = holder ? ` (process ${holder})` : ''
  stopWith(
    `Another command is installing or building in this folder${name}. Let it end, then start again. If there is none, remove ${lock}.`,
  )
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

const release = () => rmSync(lock, { force: true })
