// Prerendered pages against a bare server of Node's own with the very same bytes and headers, and against nginx with the
// same bytes as files; one process each, ratios in one run.
//   node bench/served-pages.ts
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort, startServerProcess } from '#tests/server-process.ts'
import { middle, note, noteUntried } from './figures.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = 5
const connections = 64
const shareOfBare = 0.9
const shareOfNginx = 0.45
const pages = ['/', '/about', '/blog', '/booking']

if (!hasTools()) {
  const advice = 'on Debian, apt-get install nginx-light wrk'
  noteUntried('prerendered pages, share of a bare server', `≥ ${shareOfBare}`, advice)
  noteUntried('prerendered pages, share of nginx', `≥ ${shareOfNginx}`, advice)
  process.exit()
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
const ours = await startServerProcess({ RATE_LIMIT_SCALE: '1000' }, { like: 'production' })
await copyPages()
const bare = await startBare()
const nginx = await startNginx()
try {
  for (const page of pages) await compare(page)
} finally {
  for (const { process } of [bare, nginx]) process.kill('SIGTERM')
  await ours.stop()
  rmSync(folder, { recursive: true, force: true })
}

function hasTools(): boolean {
  return ['nginx', 'wrk'].every(tool => spawnSync(tool, ['-v']).error === undefined)
}

// As the visitor gets them: compressed beforehand on all sides.
async function copyPages() {
  chmodSync(folder, 0o755)
  for (const page of pages) {
    const target = path.join(folder, 'files', page, 'index.html')
    mkdirSync(path.dirname(target), { recursive: true })
    const html = await fetch(ours.url + page, { headers: { 'accept-encoding': 'identity' } })
    const plain = Buffer.from(await html.arrayBuffer())
    writeFileSync(target, plain)
    writeFileSync(`${target}.gz`, gzipSync(plain, { level: 9 }))
    writeFileSync(`${target}.headers.json`, JSON.stringify(await headersOf(page)))
  }
}

// Those that Node writes by itself are left to it.
async function headersOf(page: string) {
  const { headers } = await fetch(ours.url + page, { headers: { 'accept-encoding': 'gzip' } })
  const isOwn = ([name]: [string, string]) => !['connection', 'date', 'keep-alive'].includes(name)
  return Object.fromEntries([...headers].filter(isOwn))
}

type Rival = { url: string; process: ChildProcess }

async function startBare(): Promise<Rival> {
  const port = await freePort()
  const words = ['bench/bare-server.ts', String(port), path.join(folder, 'files'), ...pages]
  const child = spawn(process.execPath, words, { stdio: 'inherit' })
  return untilOpen({ url: `http://127.0.0.1:${port}`, process: child })
}

async function startNginx(): Promise<Rival> {
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(port))
  const child = spawn('nginx', ['-c', config, '-p', folder, '-g', 'daemon off;'], { stdio: 'inherit' })
  return untilOpen({ url: `http://127.0.0.1:${port}`, process: child })
}

async function untilOpen(rival: Rival): Promise<Rival> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isOpen = await fetch(rival.url).then(
      answer => answer.ok,
      () => false,
    )
    if (isOpen) return rival
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${rival.process.spawnargs[0]} did not start`)
}

// As Debian sets it up, with one worker, without a log and with the compressed file at hand: what ours does too.
function nginxConfig(port: number): string {
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    location / { try_files $uri $uri/index.html =404; }
  }
}`
}

// Turn about, several times, and the middle one counts: a busy machine slows all alike.
async function compare(page: string) {
  const servers = [ours.url, bare.url, nginx.url]
  for (const url of servers) load(url + page, 2)
  const turns = Array.from({ length: rounds }, () => servers.map(url => load(url + page, seconds)))
  noteShare(`page ${page}, share of a bare server`, shareOfBare, turns, 1)
  noteShare(`page ${page}, share of nginx`, shareOfNginx, turns, 2)
}

function noteShare(title: string, wanted: number, turns: number[][], rival: number) {
  const pairs = turns.map(turn => ({ mine: turn[0] as number, theirs: turn[rival] as number }))
  const ratio = middle(pairs.map(({ mine, theirs }) => mine / theirs))
  const [mine, theirs] = (['mine', 'theirs'] as const).map(side => middle(pairs.map(pair => pair[side])))
  note({
    title,
    measured: `${ratio.toFixed(2)} (${mine?.toFixed(0)} /s of ${theirs?.toFixed(0)} /s)`,
    wanted: `≥ ${wanted}`,
    isHeld: ratio >= wanted,
  })
}

function load(url: string, forSeconds: number): number {
  const words = ['-t1', `-c${connections}`, `-d${forSeconds}s`, '-H', 'accept-encoding: gzip', url]
  const said = execFileSync('wrk', words, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}
