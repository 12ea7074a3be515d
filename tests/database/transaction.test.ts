import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'

describeEachEngine(
  'a transaction',
  engine => {
    test('answers the rows of each statement as text', async () => {
      const rows = await engine.database.tx({ role: 'anon' }, [
        { text: 'select 1, null, true' },
        { text: 'select $1::int + 1', values: ['41'] },
      ])
      expect(rows).toEqual([[['1', null, 't']], [['42']]])
    })
  },
  { schema: 'small' },
)
