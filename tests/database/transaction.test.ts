import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '#server/database/database.ts'
import { describeEachEngine } from '#tests/engines.ts'

const backend: Caller = { role: 'backend' }
const person = (sub: string): Caller => ({ role: 'authenticated', claims: JSON.stringify({ sub }) })
const insertNote = (id: number) => ({ text: 'insert into notes (id) values ($1)', values: [String(id)] })
const countNotes = { text: 'select count(*) from notes' }

const crowd = Number(process.env.CROWD ?? 300)

describeEachEngine(
  'a transaction',
  engine => {
    const tx: typeof engine.database.tx = (...args) => engine.database.tx(...args)
    beforeEach(() => engine.owner('truncate notes, pairs'))

    test('answers the rows of each statement as text', async () => {
      const rows = await tx({ role: 'anon' }, [
        { text: 'select 1, null, true, date $$2026-11-15$$' },
        { text: 'select $1::int + 1', values: ['41'] },
        { text: '' },
      ])
      expect(rows).toEqual([[['1', null, 't', '2026-11-15']], [['42']], []])
    })

    test('runs as the caller, with the claims and settings of the caller', async () => {
      const caller = { ...person('mia'), settings: { 'request.method': 'GET' } }
      const [[row] = []] = await tx(caller, [
        { text: `select current_user, session_user, claim(), current_setting('request.method')` },
      ])
      expect(row).toEqual(['authenticated', 'authenticator', 'mia', 'GET'])
    })

    test('leaves neither role nor claims nor settings to the next one', async () => {
      await tx({ ...person('mia'), settings: { 'request.method': 'GET' } }, [{ text: 'select 1' }])
      await tx(person('mia'), [{ text: 'select 1/0' }]).catch(() => {})
      const next = await tx({ role: 'anon' }, [
        { text: `select current_user, claim(), nullif(current_setting('request.method', true), '')` },
      ])
      expect(next).toEqual([[['anon', null, null]]])
    })

    test('cannot rise above the caller', async () => {
      await expect(tx({ role: 'anon' }, [countNotes])).rejects.toMatchObject({ code: '42501' })
      const [[owner] = []] = await engine.owner('select current_user')
      const rise = tx({ role: 'anon' }, [{ text: `set local role ${owner}` }])
      await expect(rise).rejects.toMatchObject({ code: '42501' })
      await expect(tx({ role: 'pg_monitor' as never }, [])).rejects.toMatchObject({ code: '42501' })
    })

    test('that ends early leaves the rest to a role without any right', async () => {
      const [, who] = await tx(backend, [
        { text: 'commit' },
        { text: 'select current_user' },
        { text: 'begin' },
      ])
      expect(who).toEqual([['authenticator']])
      await expect(tx(backend, [{ text: 'commit' }, countNotes])).rejects.toMatchObject({ code: '42501' })
    })

    test('cannot change the role by way of a setting', async () => {
      await expect(tx({ role: 'anon', settings: { role: 'backend' } }, [])).rejects.toThrow('not a setting')
    })

    test('sees only the rows that row level security gives the caller', async () => {
      await tx(person('mia'), [insertNote(1)])
      await tx(person('ben'), [insertNote(2), insertNote(3)])
      expect(await tx(person('mia'), [countNotes])).toEqual([[['1']]])
      expect(await tx(person('ben'), [countNotes])).toEqual([[['2']]])
      const forged = { text: `insert into notes values (4, 'ben')` }
      await expect(tx(person('mia'), [forged])).rejects.toMatchObject({ code: '42501' })
    })

    test('that fails has written nothing, and says what PostgreSQL said', async () => {
      const insertPair = (id: number) => ({ text: 'insert into pairs values ($1)', values: [String(id)] })
      const failing = tx(backend, [insertPair(1), insertPair(2), insertPair(1), insertPair(3)])
      await expect(failing).rejects.toMatchObject({
        name: 'DatabaseError',
        code: '23505',
        table: 'pairs',
        constraint: 'pairs_pkey',
        detail: 'Key (id)=(1) already exists.',
      })
      expect(await tx(backend, [{ text: 'select count(*) from pairs' }])).toEqual([[['0']]])
    })

    test('rejects when only the commit fails', async () => {
      const lonely = tx(backend, [{ text: 'insert into pairs values (1, 2)' }])
      await expect(lonely).rejects.toMatchObject({ code: '23503', constraint: 'a pair has two' })
      expect(await tx(backend, [{ text: 'select count(*) from pairs' }])).toEqual([[['0']]])
    })

    test('that is read only writes nothing', async () => {
      const writing = tx(backend, [insertNote(1)], { readOnly: true })
      await expect(writing).rejects.toMatchObject({ code: '25006' })
      expect(await tx(backend, [countNotes], { readOnly: true })).toEqual([[['0']]])
    })

    test('that rolls back answers and leaves nothing', async () => {
      const tried = await tx(backend, [insertNote(1), countNotes], { rollback: true })
      expect(tried).toEqual([[], [['1']]])
      expect(await tx(backend, [countNotes])).toEqual([[['0']]])
    })

    test(`runs among ${crowd} others, good and bad, and each gets its own answer`, async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: crowd }, (_, i) => {
          if (i % 10 === 0) return tx(backend, [insertNote(-1), { text: 'select 1/0' }])
          return tx(person(`p${i}`), [insertNote(i), { text: 'select id, claim() from notes' }])
        }),
      )
      const good = outcomes.flatMap((outcome, i) =>
        outcome.status === 'fulfilled' ? [[i, outcome.value]] : [],
      )
      expect(good).toHaveLength(crowd * 0.9)
      for (const [i, answer] of good) expect(answer).toEqual([[], [[String(i), `p${i}`]]])
      expect(await tx(backend, [countNotes])).toEqual([[[String(crowd * 0.9)]]])
    })

    test('that nests too deep is refused, and the next one runs', async () => {
      const deep = {
        text: `select (repeat('[', $1::int) || repeat(']', $1::int))::jsonb`,
        values: ['450000'],
      }
      await expect(tx(backend, [insertNote(1), deep])).rejects.toMatchObject({ code: '54001' })
      expect(await tx(backend, [countNotes])).toEqual([[['0']]])
    })

    test('that runs away is cancelled, and those behind it are answered', async () => {
      await tx(backend, [insertNote(1)])
      const endless = { text: 'select count(*) from generate_series(1, 100000000000)' }
      const runaway = tx(backend, [insertNote(2), endless], { timeoutMs: 300 })
      const behind = Array.from({ length: 20 }, () => tx(backend, [countNotes]))
      await expect(runaway).rejects.toMatchObject({ code: '57014' })
      for (const answer of await Promise.all(behind)) expect(answer).toEqual([[['1']]])
    })
  },
  { schema: 'small' },
)
