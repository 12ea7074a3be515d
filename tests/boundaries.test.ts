// The house rules about imports, tried on the linter itself in a house of empty rooms.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const house = mkdtempSync(path.join(tmpdir(), 'coastal-house-'))
copyFileSync('biome.json', path.join(house, 'biome.json'))
beforeAll(() => lintAll([...refused, ...taken]))
afterAll(() => rmSync(house, { recursive: true }))

type Import = readonly [file: string, importLine: string]
const rule = 'lint/style/noRestrictedImports'

const refused: Import[] = [
  ['src/domain/money.ts', '#server/config.ts'],
  ['src/domain/money.ts', '#content/business.ts'],
  ['src/domain/money.ts', 'node:fs'],
  ['src/content/home.ts', '#web/pages.ts'],
  ['src/web/pages.ts', '#server/app.ts'],
  ['src/web/ui/button.tsx', '#web/data/bookings.ts'],
  ['src/web/ui/button.tsx', '#content/business.ts'],
  ['src/web/site/booking/form.tsx', '#web/site/reviews/form.tsx'],
  ['src/web/site/booking/form.tsx', '#web/office/bookings/list.tsx'],
  ['src/web/site/booking/form.tsx', '@supabase/postgrest-js'],
  ['src/web/dashboard/own-bookings.tsx', '#web/site/booking/form.tsx'],
  ['src/web/office/bookings/list.tsx', '#web/office/customers/list.tsx'],
  ['src/web/office/frame/office-frame.tsx', '#web/office/today/today-page.tsx'],
  ['src/web/office/bookings/list.tsx', '#web/dashboard/own-bookings.tsx'],
  ['src/web/calendar/day-choice.tsx', '#web/site/booking/form.tsx'],
  ['src/web/data/bookings.ts', '#web/office/tabs.ts'],
  ['src/server/app.ts', '#web/render.tsx'],
  ['src/server/app.ts', '#demo/fill-busy-month.ts'],
  ['src/server/database/batch.ts', '#domain/money.ts'],
  ['src/server/rest/plan.ts', '../app.ts'],
]

const taken: Import[] = [
  ['src/domain/booking.ts', 'zod/mini'],
  ['src/domain/booking.ts', './money.ts'],
  ['src/content/home.ts', '#domain/money.ts'],
  ['src/web/app-routes.tsx', '#web/office/tabs.ts'],
  ['src/web/data/bookings.ts', '@supabase/postgrest-js'],
  ['src/web/office/tabs.ts', '#web/office/bookings/list.tsx'],
  ['src/web/ui/toast.tsx', '#content/part-words.ts'],
  ['src/web/office/bookings/list.tsx', './clean-block.tsx'],
  ['src/web/office/bookings/list.tsx', '#web/office/frame/office-page.tsx'],
  ['src/web/office/shared/client-field.tsx', '#web/office/frame/office-page.tsx'],
  ['src/web/office/frame/bar.tsx', '#web/office/tabs.ts'],
  ['src/web/site/booking/form.tsx', '#web/data/bookings.ts'],
  ['src/web/site/booking/form.tsx', '#web/calendar/day-choice.tsx'],
  ['src/web/site/booking/form.tsx', '#web/site/shared/steps.tsx'],
  ['src/server/rest/submissions.ts', '#domain/booking.ts'],
]

test.each(refused)('%s may not import %s', (...given) => {
  expect(found.get(given.join(' '))).toBe('refused')
})

test.each(taken)('%s may import %s', (...given) => {
  expect(found.get(given.join(' '))).toBe('taken')
})

const found = new Map<string, 'refused' | 'taken'>()

// A run of the linter costs more than all it looks at here, so each looks at every file, with one import in it.
function lintAll(imports: Import[]) {
  const round = new Map(imports)
  if (round.size === 0) return
  for (const [file, importLine] of round) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    writeFileSync(
      path.join(house, file),
      `import { thing } from '${importLine}'\n\nexport const used = thing\n`,
    )
  }
  const words = [
    'lint',
    '--vcs-enabled=false',
    `--only=${rule.slice(5)}`,
    '--max-diagnostics=none',
    ...round.keys(),
  ]
  const run = spawnSync(path.resolve('node_modules/.bin/biome'), words, { cwd: house, encoding: 'utf8' })
  const said = `${run.stdout}${run.stderr}`
  expect(said).toContain(`Checked ${round.size} file`)
  for (const [file, importLine] of round)
    found.set(`${file} ${importLine}`, said.includes(`${file}:1:`) ? 'refused' : 'taken')
  lintAll(imports.filter(([file, importLine]) => round.get(file) !== importLine))
}
