// The downloads of a phone for each public page, and its Lighthouse scores, against our limits.
//   node bench/pages.ts [path …]     all content pages and form pages, or only these
import { readFileSync } from 'node:fs'
import { startServerProcess } from '#tests/server-process.ts'
import { note } from './figures.ts'
import { rate } from './lighthouse.ts'
import { limitOf, pagesToWeigh } from './page-limits.ts'
import { chromiumPath, inKilobytes, openBrowser, openPhone, weigh } from './weigh.ts'

const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000' }, { like: 'production' })
const browser = await openBrowser()
console.log('script, all but pictures, largest picture; performance, accessibility, practices, search')
for (const path of pagesToWeigh(process.argv.slice(2))) await noteLimits(path)
noteCalendar()
await browser.close()
await server.stop()

async function noteLimits(path: string) {
  const page = await openPhone(browser)
  const weight = await weigh(page, () => page.goto(server.url + path))
  await page.close()
  const limit = limitOf(path)
  const scores = await rate(server.url + path, chromiumPath, limit.performance)
  const faults = limit.faults(weight, scores)
  const sizes = [weight.script, weight.allButPictures, weight.largestPicture].map(inKilobytes)
  note({
    title: `page ${path}`,
    measured: `${sizes.join(', ')}; ${scores.join(' ')}`,
    wanted: faults.join(', ') || limit.kind,
    isHeld: faults.length === 0,
  })
}

// The further files that the booking page fetches once somebody opens the calendar.
function noteCalendar() {
  const most = 25 * 1024
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const filesOf = (entry: string): string[] => [
    entry,
    ...(manifest[entry].imports ?? []).flatMap((inner: string) => filesOf(inner)),
  ]
  const has = new Set(filesOf('src/web/site/booking/booking-form.tsx'))
  const further = new Set(filesOf('src/web/calendar/day-calendar.tsx').filter(entry => !has.has(entry)))
  const bytes = [...further]
    .map(entry => readFileSync(`dist/client/${manifest[entry].file}.br`).length)
    .reduce((sum, length) => sum + length, 0)
  note({ title: 'the calendar', measured: inKilobytes(bytes), wanted: '≤ 25 KB', isHeld: bytes <= most })
}
