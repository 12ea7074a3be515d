// The row types that the code is written against are those of the schema, on both engines.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowTypes } from '#server/rest/row-types.ts'
import { describeEachEngine } from '#tests/engines.ts'

// As the formatter may break lines.
const words = (text: string) => text.replace(/\s+/g, ' ').replaceAll(': | ', ': ').trim().split(' ')

describeEachEngine('src/domain/rows.ts', engine => {
  test('is what the schema makes today; npm run rows makes it anew', async () => {
    const made = await engine.asOwner(rowTypes)
    expect(words(readFileSync('src/domain/rows.ts', 'utf8'))).toEqual(words(made))
  })

  test('knows a column, a list of words and a status that a migration adds', async () => {
    const made = await engine.asOwner(async owner => {
      await owner.run(`begin; alter table public.bookings add column mood text not null default 'glad';
        alter table public.bookings add column colours text[];
        alter table public.bookings add constraint "a mood" check (mood in ('glad', 'sad'))`)
      return rowTypes(owner).finally(() => owner.run('rollback'))
    })
    expect(made).toContain(`    mood: 'glad' | 'sad'\n    colours: string[] | null\n`)
  })
})
