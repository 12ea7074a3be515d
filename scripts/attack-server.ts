// Points sqlmap, wapiti and slowhttptest at a server that runs for them alone, and prints what they found. Called by
// npm run attack.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '#tests/server-process.ts'
import { attackSlowly } from './attack-slowly.ts'

const minutes = Number(process.env.MINUTES ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'attack-'))
// Limits would only end the attack early; that they hold is tried elsewhere. As behind TLS, with its headers.
const server = await startServerProcess(
  { RATE_LIMIT_SCALE: '1000000', SITE_URL: 'https://localhost' },
  { like: 'with every page' },
)
// A header that browsers have given up; where they had not, it opened more than it closed.
const known = /X-XSS-Protection is not set/

const json = 'Content-Type: application/json'
// A star marks where sqlmap puts its questions.
const targets: { path: string; body?: string; header?: string }[] = [
  { path: '/rest/v1/rpc/available_slots?from_day=2031-03-10*&to_day=2031-03-11*' },
  { path: '/rest/v1/reviews?select=id&rating=eq.5*&order=created_at.desc*&limit=1*' },
  { path: '/rest/v1/rpc/loyalty_status', body: '{"phone":"0821234567*"}', header: json },
  {
    path: '/auth/v1/token?grant_type=password',
    body: '{"email":"a@b.example*","password":"x*"}',
    header: json,
  },
  { path: '/contact', body: 'name=Anna+Botha*&email=a@b.example*&phone=&message=Do+you+clean+ovens*' },
]

const findings = [
  ...(await attackSlowly({ url: server.url, seconds: minutes * 10, run })),
  ...(await runSqlmap()),
  ...(await runWapiti()),
].filter(finding => !known.test(finding))
const isUp = (await fetch(`${server.url}/readyz`)).ok
const faults = server.output().match(/"level":"error"/g)?.length ?? 0
await server.stop()
rmSync(folder, { recursive: true, force: true })

for (const finding of findings) console.log(`FOUND ${finding}`)
console.log(
  `\n${findings.length} findings; faults in the server's log: ${faults}; it is ${isUp ? 'up' : 'DOWN'} after it.`,
)
process.exitCode = findings.length === 0 && faults === 0 && isUp ? 0 : 1

async function runSqlmap() {
  const found: string[] = []
  for (const { path, body, header } of targets) {
    console.log(`\nsqlmap ${path}`)
    const said = await run('sqlmap', [
      ...['--batch', '--disable-coloring', '--flush-session', '--output-dir', join(folder, 'sqlmap')],
      ...['--dbms=PostgreSQL', '--level=2', '--risk=2', '--technique=BEUST', '--time-sec=3', '--threads=4'],
      ...['--ignore-code=400,401,404,409,422,429', '-u', server.url + path.replaceAll(' ', '%20')],
      ...(body ? ['--data', body] : []),
      ...(header ? ['-H', header] : []),
    ])
    if (/identified the following injection point/.test(said)) found.push(`sqlmap: ${path} can be injected`)
    console.log(
      said
        .split('\n')
        .filter(line => /CRITICAL|injectable|time limit/.test(line))
        .slice(-4)
        .join('\n'),
    )
  }
  return found
}

type Report = Record<
  'vulnerabilities' | 'anomalies',
  Record<string, { path: string; info: string; parameter: string }[]>
>

async function runWapiti() {
  console.log('\nwapiti, all pages and forms')
  const report = join(folder, 'wapiti.json')
  const said = await run('wapiti', [
    ...['-u', `${server.url}/`, '--scope', 'folder', '--flush-session', '--store-session', folder, '-v', '1'],
    ...['/contact', '/booking', '/reviews/new', '/referral', '/loyalty/register'].flatMap(path => [
      '-s',
      server.url + path,
    ]),
    // It cannot read what is packed with brotli, and would see one page without links.
    ...['-H', 'Accept-Encoding: identity'],
    ...['-m', 'blindsql,csp,cookieflags,crlf,exec,file,http_headers,methods,permanentxss,redirect,sql,xss'],
    ...[
      '--max-scan-time',
      String(minutes * 20),
      '--max-attack-time',
      String(minutes * 6),
      '-f',
      'json',
      '-o',
      report,
    ],
  ])
  const pages = Number(/found (\d+) URLs/.exec(said)?.[1] ?? 0)
  console.log(`${pages} pages and forms`)
  if (pages < 20) return [`wapiti: it has not found its way into the site: ${said.slice(-500)}`]
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, cases]) =>
    cases.map(({ path, info, parameter }) => `wapiti: ${kind}: ${path} ${parameter ?? ''} ${info}`),
  )
}

// Ended softly when its time is up, so that it can still write what it found.
function run(program: string, args: string[]) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const bell = setTimeout(() => child.kill('SIGINT'), minutes * 90_000)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said += chunk
      })
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(bell)
      resolve(said)
    })
  })
}
