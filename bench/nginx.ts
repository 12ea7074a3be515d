// Prerendered pages against nginx with the very same bytes as files, one process each: ratios in one run.
//   node bench/nginx.ts
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
const wantedRatio = 0.5
const pages = ['/', '/about', '/blog', '/booking']

if (!hasTools()) {
  noteUntried(
    'prerendered pages, share of nginx',
    `≥ ${wantedRatio}`,
    'on Debian, apt-get install nginx-light wrk',
  )
  process.exit()
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
const ours = await startServerProcess({ RATE_LIMIT_SCALE: '1000' }, { like: 'production' })
await copyPages()
const nginx = await startNginx()
try {
  for (const page of pages) await compare(page)
} finally {
  nginx.process.kill('SIGTERM')
  await ours.stop()
  rmSync(folder, { recursive: true, force: true })
}

function hasTools(): boolean {
  return ['nginx', 'wrk'].every(tool => spawnSync(tool, ['-v']).error === undefined)
}

// As the visitor gets them: compressed beforehand on both sides.
async function copyPages() {
  chmodSync(folder, 0o755)
  for (const page of pages) {
    const target = path.join(folder, 'files', page, 'index.html')
    mkdirSync(path.dirname(target), { recursive: true })
    const html = await fetch(ours.url + page, { headers: { 'accept-encoding': 'identity' } })
    const plain = Buffer.from(await html.arrayBuffer())
    writeFileSync(target, plain)
    writeFileSync(`${target}.gz`, gzipSync(plain, { level: 9 }))
  }
}

async function startNginx(): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(port))
  const child = spawn('nginx', ['-c', config, '-p', folder, '-g', 'daemon off;'], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url).then(
        answer => answer.ok,
        () => false,
      )
    )
      return { url, process: child }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start')
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

// Turn about, several times, and the middle one counts: a busy machine slows both alike.
async function compare(page: string) {
  load(ours.url + page, 2)
  load(nginx.url + page, 1)
  const pairs = Array.from({ length: rounds }, () => {
    const [mine, theirs] = [load(ours.url + page, seconds), load(nginx.url + page, seconds)]
    return { mine, theirs, ratio: mine / theirs }
  })
  const ratio = middle(pairs.map(pair => pair.ratio))
  const mine = Math.round(middle(pairs.map(pair => pair.mine)))
  const theirs = Math.round(middle(pairs.map(pair => pair.theirs)))
  note({
    title: `page ${page}, share of nginx`,
    measured: `${ratio.toFixed(2)} (${mine} /s of ${theirs} /s)`,
    wanted: `≥ ${wantedRatio}`,
    isHeld: ratio >= wantedRatio,
  })
}

function load(url: string, forSeconds: number): number {
  const words = ['-t1', `-c${connections}`, `-d${forSeconds}s`, '-H', 'accept-encoding: gzip', url]
  const said = execFileSync('wrk', words, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}
