// The files of deploy/, as far as they can be tested without a Docker engine: the image's files are put together as the
// Dockerfile says, and its own commands are run on them.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { freePort, startServerProcess } from '#tests/server-process.ts'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const compose = readFileSync('deploy/compose.yaml', 'utf8')
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'))
const runStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
// The words after `node`, as the Dockerfile has them.
const wordsOf = (command: RegExp): string[] => JSON.parse(command.exec(runStage)?.[1] ?? '').slice(1)
const openingWords = wordsOf(/^CMD (\[.*\])$/m)
const quickly = ['quick-engine', 'quick-pages']
  .map(name => `--import=${pathToFileURL(`tests/${name}.ts`)}`)
  .join(' ')
const healthWords = wordsOf(/^HEALTHCHECK [^\n]*\n {2}CMD (\[.*\])$/m)

describe('the image', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'image-'))
  const app = path.join(root, 'app')
  const backups = path.join(root, 'backups')
  beforeAll(() => {
    mkdirSync(app)
    for (const [, from = ''] of runStage.matchAll(/^COPY --from=build \/app\/(\S+)/gm))
      if (from === 'node_modules') linkPackages(app)
      else cpSync(from, path.join(app, from), { recursive: true })
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('has the Node that was tested, no rights, and copies only what there is', () => {
    const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    const tested = packageJson.devEngines.runtime.version
    expect(bases).toEqual([tested, tested])
    expect(/^USER (.*)$/m.exec(runStage)?.[1]).toBe('node')
    const letIn =
      readFileSync('.dockerignore', 'utf8')
        .match(/^!\S+/gm)
        ?.map(line => line.slice(1)) ?? []
    expect(letIn.filter(name => !name.includes('*') && !existsSync(name))).toEqual([])
  })

  test('brings in its packages with every script that this takes', () => {
    const [, copied = ''] = /^COPY ((?:scripts\/\S+ )+)scripts\/$/m.exec(dockerfile) ?? []
    expect(copied.trim().split(' ')).toEqual(withImports('scripts/install.mjs').sort())
  })

  test('opens with its own command, is found healthy and ready, keeps its folder to itself, and a backup, and ends in peace', async () => {
    const port = String(await freePort())
    const env = {
      PATH: process.env.PATH,
      PORT: port,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATA_DIR: path.join(root, 'data'),
      BACKUP_DIR: backups,
      // Its own command, without what takes minutes of work to pay.
      NODE_OPTIONS: quickly,
    }
    const server = spawn(process.execPath, openingWords, {
      cwd: app,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise(resolve => server.once('exit', resolve))
    onTestFinished(() => void server.kill('SIGKILL'))
    await new Promise<void>(resolve => {
      server.stdout.on('data', chunk => String(chunk).includes('is open on') && resolve())
    })
    const check = () => spawnSync(process.execPath, healthWords, { env }).status
    expect(check()).toBe(0)
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()).toBe('ready')
    // In npm test a second process is refused in tests/database/embedded.test.ts.
    if (process.env.EVERYTHING) {
      const second = startServerProcess({ DATA_DIR: env.DATA_DIR }, { like: 'without pages' })
      await expect(second.then(({ stop }) => stop())).rejects.toThrow(new RegExp(`process ${server.pid}`))
    }
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(check()).toBe(1)
    expect(readdirSync(backups)).toHaveLength(1)
  })

  test('its backup survives the drill', () => {
    const drill = spawnSync('sh', ['deploy/restore-drill.sh', backups], {
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, NODE_OPTIONS: quickly },
    })
    expect(drill.stdout).toMatch(/Restored \d+ rows[\s\S]*The backup is good\./)
  })
})

describe('compose', () => {
  test('sets only what the server knows, and asks for nothing that its example does not name', () => {
    const site = /\n {2}site:\n([\s\S]*?)\n {2}\w+:\n/.exec(compose)?.[1] ?? ''
    const settings = [
      ...(/environment:\n([\s\S]*?)\n {4}\w/.exec(site)?.[1] ?? '').matchAll(/^ {6}([A-Z_]+):/gm),
    ]
    const known = readFileSync('.env.example', 'utf8')
    expect(settings.length).toBeGreaterThan(4)
    expect(settings.map(([, name = '']) => name).filter(name => !known.includes(`# ${name}=`))).toEqual([])
    const example = readFileSync('deploy/compose.env.example', 'utf8')
    const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+):?\?/g)].map(([, name = '']) => name))
    expect([...asked].filter(name => !example.includes(`${name}=`))).toEqual([])
  })

  test('believes the proxy of its own network only', () => {
    const [, subnet] = /subnet: ([\d./]+)/.exec(compose) ?? []
    const [, trusted = ''] = /TRUST_PROXY: ([\d./]+)/.exec(compose) ?? []
    expect(trusted).toBe(subnet)
    expect(readConfig({ TRUST_PROXY: trusted }).trustedProxies).toEqual([subnet])
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
describe('the service', () => {
  test.skipIf(!hasSystemd)(
    'is one that systemd understands, and gives away little (this needs systemd)',
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
      const unit = path.join(folder, 'coastal-clean.service')
      const text = readFileSync('deploy/coastal-clean.service', 'utf8')
      writeFileSync(unit, text.replaceAll('/opt/coastal-clean', process.cwd()))
      expect(spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' }).stderr).toBe('')
      const rated = execFileSync('systemd-analyze', ['security', '--offline=true', unit], {
        encoding: 'utf8',
      })
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(rated)?.[1])).toBeLessThan(2)
      rmSync(folder, { recursive: true })
    },
  )

  test('starts a file that there is', () => {
    const [, main = ''] =
      /^ExecStart=.* (\S+)$/m.exec(readFileSync('deploy/coastal-clean.service', 'utf8')) ?? []
    expect(existsSync(main)).toBe(true)
  })
})

function withImports(file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found
  found.push(file)
  const names = readFileSync(file, 'utf8').matchAll(/ from '\.\/(.+?)'/g)
  for (const [, name] of names) withImports(`scripts/${name}`, found)
  return found
}

type Locked = Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', object>>

// Only those that stay after the Dockerfile's `npm uninstall --omit=dev`: an import of another one must fail here and not in
// the image.
function linkPackages(app: string) {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const dropped = /npm uninstall .*?((?: [@a-z][^ \n]*)+)$/m.exec(dockerfile)?.[1]?.trim().split(' ') ?? []
  const kept = Object.keys(packageJson.dependencies).filter(name => !dropped.includes(name))
  expect(Object.keys(packageJson.dependencies)).toEqual(expect.arrayContaining(dropped))
  for (const name of withTheirOwn(kept, packages)) {
    const target = path.join(app, 'node_modules', name)
    mkdirSync(path.dirname(target), { recursive: true })
    symlinkSync(path.resolve('node_modules', name), target)
  }
}

function withTheirOwn(names: string[], packages: Record<string, Locked>): Set<string> {
  const found = new Set<string>()
  const follow = (name: string) => {
    const where = `node_modules/${name}`
    if (found.has(name) || !existsSync(where)) return
    found.add(name)
    const { dependencies, optionalDependencies, peerDependencies } = packages[where] ?? {}
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).forEach(follow)
  }
  names.forEach(follow)
  return found
}
