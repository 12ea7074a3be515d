// The checklist of a clean: ticked by staff, kept as it was, whichever phone tells first.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const clean = idOf(1)

describeEachEngine('the checklist of a clean', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await bookAsGuest(engine, { id: clean })
    await engine.owner(`delete from checklists; update bookings set status = 'confirmed', price = 855`)
  })

  type Tick = { who?: Person; sheet?: string; isDone?: boolean; ago?: number }
  const tick = (
    line: string,
    { who = 'staff', sheet = '{Floors,Bins}', isDone = true, ago = 0 }: Tick = {},
  ) => attempt(engine, who, `select tick_job_line('${clean}', '${sheet}', '${line}', ${isDone}, ${ago})`)
  const lines = async () => {
    const kept = await engine.owner('select line, is_done from job_lines order by place')
    return kept.map(([line, isDone]) => `${line} ${isDone === 't' ? 'done' : 'open'}`)
  }
  const mark = async () => (await engine.owner(`select private.day_mark('2027-03-09')`))[0]?.[0]

  test('the first tick keeps the whole list, and who ticked', async () => {
    await tick('Bins')
    expect(await lines()).toEqual(['Floors open', 'Bins done'])
    expect(await engine.owner('select ticked_by from job_lines where is_done')).toEqual([[userIds.staff]])
  })

  test('a list that changes later leaves the clean as it was', async () => {
    await tick('Bins')
    await attempt(engine, 'admin', `insert into checklists (kind, lines) values ('window', '{Glass}')`)
    await tick('Floors', { sheet: '{Glass}' })
    expect(await lines()).toEqual(['Floors done', 'Bins done'])
  })

  test('what was ticked on a list that another phone had is kept as well', async () => {
    await tick('Bins')
    await tick('Glass', { sheet: '{Glass}' })
    expect(await lines()).toEqual(['Floors open', 'Bins done', 'Glass done'])
  })

  test('of two ticks on a line the one that was made later counts', async () => {
    await tick('Bins', { ago: 60 })
    await tick('Bins', { isDone: false, ago: 30 })
    await tick('Bins', { ago: 60 })
    expect(await lines()).toEqual(['Floors open', 'Bins open'])
  })

  test('every tick moves the mark by which other phones read the day again', async () => {
    const before = await mark()
    await tick('Bins', { ago: 3600 })
    const between = await mark()
    await tick('Floors', { ago: 7200 })
    expect(new Set([before, between, await mark()]).size).toBe(3)
  })

  test.each<Person>(['anon', 'client', 'stranger'])('to %s the clean is unknown', async who => {
    expect((await tick('Bins', { who })).refusal).toBeDefined()
    expect(await lines()).toEqual([])
  })

  test('a clean that was called off is not ticked, one that is done is', async () => {
    await engine.owner(`update bookings set status = 'completed'`)
    expect((await tick('Bins')).refusal).toBeUndefined()
    await bookAsGuest(engine, { id: idOf(2), service_date: '2027-03-10' })
    await engine.owner(`update bookings set status = 'cancelled' where id = '${idOf(2)}'`)
    const late = await attempt(engine, 'staff', `select tick_job_line('${idOf(2)}', '{Bins}', 'Bins', true)`)
    expect(late.refusal).toBeDefined()
  })

  test('nobody can fill it without end', async () => {
    expect((await tick('x'.repeat(161))).refusal).toBeDefined()
    for (let place = 0; place < 90; place++) await tick(`Line ${place}`)
    expect((await lines()).length).toBe(80)
    await tick('Bins')
    expect(await lines()).toContain('Bins done')
  })
})
