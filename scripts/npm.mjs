// npm, asked patiently, and what a person can do when it fails.
import { run } from './steps.mjs'

// A registry that cannot be reached is told within half a minute.
const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']
const quietly = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline']

export function runNpm(...words) {
  return run('npm', [...words, ...quietly, ...patience], { shell: process.platform === 'win32' })
}

const advice = [
  [/ENOSPC/, 'The disk is full. Make room.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
    'npm cannot reach its registry. Is this machine online? Behind a proxy: npm config set proxy http://… and https-proxy; with a registry of your own: npm config set registry https://…',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'npm may not write here, or in the folder .npm of your home: both must belong to you.',
  ],
  [
    /spawn npm ENOENT/,
    'There is no npm. It comes with Node from https://nodejs.org; on Debian: apt-get install npm',
  ],
]

export function adviceFor(said) {
  const [, words = 'npm could not bring in what is needed.'] =
    advice.find(([fault]) => fault.test(said)) ?? []
  const lines = said.split('\n').filter(line => !/complete log|^npm error$|^npm error +at /.test(line))
  return `${words}\nThen start again: it goes on where it stopped.\n\nnpm said:\n  ${lines.slice(0, 8).join('\n  ')}`
}
