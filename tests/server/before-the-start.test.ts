// What npm start and the other commands say when they cannot begin, or are ended in the middle.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...env }, encoding: 'utf8' })

// A command of its own, in a folder with nothing of ours.
function command(script: string, code: string) {
  const file = join(folder, 'command.mjs')
  writeFileSync(file, `import * as script from '${pathToFileURL(script)}'\n${code}`)
  return [process.execPath, [file], { cwd: folder, encoding: 'utf8' }] as const
}

test('a port that is taken is told before anything is built, with what to do', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>(resolve => other.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { status, stderr, stdout } = start({ PORT: String(port), HOST: '127.0.0.1' })
  expect(status).toBe(1)
  expect(stderr).toContain(`Port ${port} is taken`)
  expect(stderr).toContain('set PORT to another one')
  expect(stdout).toBe('')
})

test.each(['abc', '70000', '-1'])('%s is no port, which is told before anything is built', port => {
  expect(start({ PORT: port })).toMatchObject({ status: 1, stdout: '' })
  expect(start({ PORT: port }).stderr).toContain(`There is no port ${port}`)
})

test('a second command is refused while the first installs or builds, unless that was killed', () => {
  const lock = join(folder, '.cache/at-work')
  const begin = () =>
    spawnSync(...command('scripts/one-at-a-time.mjs', `await script.oneAtATime(() => console.log('works'))`))
  mkdirSync(join(folder, '.cache'))
  writeFileSync(lock, String(process.pid))
  const refused = begin()
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain(`in this folder (process ${process.pid})`)
  const { pid: killed } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, String(killed))
  expect(begin().stdout).toBe('works\n')
  expect(existsSync(lock)).toBe(false)
})

test('Ctrl+C ends a step and what it has started, and says that the next start goes on', async () => {
  const listener = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void listener.close())
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const caller = `['-e', "require('net').connect(${port}, '127.0.0.1')"]`
  const child = spawn(
    ...command(
      'scripts/steps.mjs',
      `await script.step('Long', () => script.run(process.execPath, ${caller}))`,
    ),
  )
  const said = child.stdout.setEncoding('utf8').toArray()
  const [called] = await once(listener, 'connection')
  child.kill('SIGINT')
  const ends = [once(called.resume(), 'close'), once(child, 'close')]
  expect((await Promise.all(ends))[1]).toEqual([130, null])
  expect((await said).join('')).toContain('the next start goes on from here')
})
