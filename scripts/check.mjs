// npm run check: types, lint, dead code, and what is made from the schema and from pictures, side by side.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install.mjs'
import { node } from './own-node.mjs'

// One checker each: with its usual four, each looks at the same types again, and two cores have none to spare.
const tsc = ['node_modules/typescript/bin/tsc', '--checkers', '1', '-p']

const checks = [
  ['types of the server', ...tsc, 'tsconfig.json'],
  ['types of the site', ...tsc, 'tsconfig.web.json'],
  ['types of the tests', ...tsc, 'tsconfig.tests.json'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['dead code', 'node_modules/knip/bin/knip.js'],
  [
    'pictures as their sources have them',
    '--disable-warning=ExperimentalWarning',
    'scripts/make-pictures.ts',
    '--check',
  ],
  ['icons as lucide draws them', '--disable-warning=ExperimentalWarning', 'scripts/draw-icons.ts', '--check'],
  ['rows as the schema has them', '--disable-warning=ExperimentalWarning', 'scripts/row-types.ts', '--check'],
]

/** Quietly: in what others leave of the machine. */
export async function runChecks({ quietly = false } = {}) {
  const results = await Promise.all(checks.map(check => runCheck(check, quietly)))
  for (const { title, isGood, output } of results)
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${title}${isGood ? '' : `\n${output}`}`)
  const passed = results.filter(result => result.isGood).length
  return { passed, failed: results.length - passed }
}

function runCheck([title, ...words], quietly) {
  return new Promise(resolve => {
    let output = ''
    const child = spawn(node, words, { env: { ...process.env, FORCE_COLOR: '0' } })
    if (quietly && child.pid) setPriority(child.pid, 5)
    const keep = text => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', code => resolve({ title, isGood: code === 0, output }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installPackages({ everything: true })
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
