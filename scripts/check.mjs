// npm run check: types, lint, dead code, and what is made from the schema, side by side.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPackages, node } from './install.mjs'

const checks = [
  ['types of the server', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['types of the site', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  ['types of the tests', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['dead code', 'node_modules/knip/bin/knip.js'],
  ['rows as the schema has them', '--disable-warning=ExperimentalWarning', 'scripts/row-types.ts', '--check'],
]

export async function runChecks() {
  const results = await Promise.all(checks.map(runCheck))
  for (const { title, isGood, output } of results)
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${title}${isGood ? '' : `\n${output}`}`)
  const passed = results.filter(result => result.isGood).length
  return { passed, failed: results.length - passed }
}

function runCheck([title, ...words]) {
  return new Promise(resolve => {
    let output = ''
    const child = spawn(node, words, { env: { ...process.env, FORCE_COLOR: '0' } })
    const keep = text => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', code => resolve({ title, isGood: code === 0, output }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages()
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
