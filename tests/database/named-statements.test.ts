import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'

const anon = { role: 'anon' as const }

describeEachEngine(
  'a named statement',
  engine => {
    const tx: typeof engine.database.tx = (...args) => engine.database.tx(...args)
    const preparedNames = { text: `select name from pg_prepared_statements where name not like 'door %'` }

    test('is prepared once and used again', async () => {
      const named = { name: 'twice', text: 'select $1::int * 2', values: ['4'] }
      const first = await tx(anon, [named, named, preparedNames])
      expect(first).toEqual([[['8']], [['8']], [['twice']]])
      for (const value of ['5', '6']) {
        const [rows] = await tx(anon, [{ ...named, values: [value] }])
        expect(rows).toEqual([[String(Number(value) * 2)]])
      }
    })

    test('that did not parse is not taken for prepared', async () => {
      const early = { name: 'early', text: 'select 1 from later_table' }
      await expect(tx(anon, [early])).rejects.toMatchObject({ code: '42P01' })
      await engine.owner('create table later_table (); grant select on later_table to anon')
      expect(await tx(anon, [early])).toEqual([[]])
    })

    test('that an earlier failure kept from being parsed is parsed the next time', async () => {
      const after = { name: 'after', text: 'select 7' }
      await expect(tx(anon, [{ text: 'select 1/0' }, after])).rejects.toMatchObject({ code: '22012' })
      expect(await tx(anon, [after])).toEqual([[['7']]])
    })

    test('goes on working when the columns behind it change', async () => {
      await engine.owner(
        'create table changing (a int); grant select on changing to anon; insert into changing values (1)',
      )
      const star = { name: 'star', text: 'select * from changing' }
      await Promise.all(Array.from({ length: 20 }, () => tx(anon, [star])))
      await engine.owner('alter table changing add b text')
      for (let i = 0; i < 20; i += 1) expect(await tx(anon, [star])).toEqual([[['1', null]]])
    })

    test('means one text only', async () => {
      await tx(anon, [{ name: 'same', text: 'select 1' }])
      const other = Array.from({ length: 30 }, () =>
        tx(anon, [
          { name: 'clash', text: 'select 1' },
          { name: 'clash', text: 'select 2' },
        ]),
      )
      for (const outcome of await Promise.allSettled(other)) expect(outcome.status).toBe('rejected')
      await expect(tx(anon, [{ name: 'x'.repeat(64), text: 'select 1' }])).rejects.toThrow('too long')
      expect(await tx(anon, [{ text: 'select 3' }])).toEqual([[['3']]])
    })

    test('makes room for others: a connection remembers only so many', async () => {
      for (let i = 0; i < 700; i += 1) await tx(anon, [{ name: `shape ${i}`, text: `select ${i}` }])
      const [[count]] = (await tx(anon, [{ text: 'select count(*) from pg_prepared_statements' }])) as [
        [[string]],
      ]
      expect(Number(count)).toBeLessThanOrEqual(500)
      expect(await tx(anon, [{ name: 'shape 3', text: 'select 3' }])).toEqual([[['3']]])
    })
  },
  { schema: 'small' },
)
