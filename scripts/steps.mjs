// What the commands say while they work: one line a step with its time, and a count that moves where one takes longer.
// Ctrl+C ends what runs and says how to go on.
import { spawn } from 'node:child_process'
import fs from 'node:fs'

const isTerminal = process.stdout.isTTY === true
const patienceMs = 5000
const running = new Map()
const children = new Set()
const stopped = 130
const signals = ['SIGINT', 'SIGTERM']
let ticking

/** `work` may tell how far it is; the last it told stands in the line of the step. */
export async function step(title, work) {
  const shown = { startedAt: performance.now(), told: '' }
  open(title, shown)
  try {
    return await work(words => {
      shown.told = words
    })
  } finally {
    close(title)
    say(`${title.padEnd(22)} ${shown.told.padEnd(36)} ${secondsSince(shown.startedAt).padStart(6)} s`)
  }
}

/** A command that ends when we are ended. Each of its lines is told; all of them are in `said`. */
export function run(command, words, { tell = () => {}, ...options } = {}) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  children.add(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', text => {
    said.out += text
    tell(String(text).trim().split('\n').at(-1))
  })
  child.stderr.on('data', text => {
    said.err += text
  })
  return new Promise(resolve => {
    const end = (code, fault = '') => {
      children.delete(child)
      resolve({ isGood: code === 0, said: `${said.out}${said.err}${fault}`.trim(), warned: said.err.trim() })
    }
    child.once('error', fault => end(1, String(fault)))
    child.once('close', code => end(code))
  })
}

/** What a person can do about it, instead of where in our code it went wrong. */
export function stopWith(words) {
  clearLine()
  console.error(`\n${words}`)
  endChildren()
  process.exit(1)
}

export function refuseWithoutRoom(megabytes) {
  const { bavail, bsize } = fs.statfsSync('.')
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < megabytes)
    stopWith(`This needs ${megabytes} MB of disk, and ${free} MB are free here. Make room, then start again.`)
}

function open(title, shown) {
  running.set(title, shown)
  if (ticking) return
  ticking = setInterval(tick, isTerminal ? 200 : patienceMs)
  // Who has a way to end of its own keeps it.
  for (const signal of signals) if (process.listenerCount(signal) === 0) process.on(signal, giveUp)
}

function close(title) {
  running.delete(title)
  clearLine()
  if (running.size > 0) return
  clearInterval(ticking)
  ticking = undefined
  for (const signal of signals) process.off(signal, giveUp)
}

function tick() {
  const all = [...running].map(([title, { told, startedAt }]) => {
    return `${title}: ${told && `${told}, `}${secondsSince(startedAt, 0)} s`
  })
  if (!isTerminal) return console.log(`  … ${all.join(' · ')}`)
  process.stdout.write(`\r\x1b[K${all.join(' · ').slice(0, (process.stdout.columns ?? 80) - 1)}`)
}

function giveUp() {
  clearLine()
  console.log('Stopped. Nothing is broken: the next start goes on from here.')
  endChildren()
  process.exit(stopped)
}

// At once: npm would tidy up for a while, in the way of the next start, which begins what is half from its beginning.
function endChildren() {
  for (const child of children) child.kill('SIGKILL')
}

function say(line) {
  console.log(line.trimEnd())
}

function clearLine() {
  if (isTerminal) process.stdout.write('\r\x1b[K')
}

const secondsSince = (startedAt, digits = 1) => ((performance.now() - startedAt) / 1000).toFixed(digits)
