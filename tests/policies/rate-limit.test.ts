// A caller who asks too often must wait; the database counts, so that several processes count together.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt } from './people.ts'

describeEachEngine('rate limits', engine => {
  beforeEach(() => engine.owner('delete from private.rate_limits'))

  const hit = async (form = 'booking', caller = '10.0.0.1', isSlow = false) =>
    (
      await attempt(engine, { role: 'backend' }, 'select * from hit_rate_limit($1, $2, 3, 300)', {
        values: [form, caller],
        isSlow,
      })
    ).rows[0]
  const age = (seconds: number) =>
    engine.owner(`update private.rate_limits set hit_at = hit_at - interval '${seconds} s',
      expires_at = expires_at - interval '${seconds} s'`)

  test('three are let in, the fourth is told how long to wait', async () => {
    const answers = [await hit(), await hit(), await hit(), await hit()]
    expect(answers.map(row => row?.[0])).toEqual(['t', 't', 't', 'f'])
    expect(Number(answers[3]?.[1])).toBeGreaterThan(290)
    expect(Number(answers[3]?.[1])).toBeLessThanOrEqual(300)
  })

  test('each form and each caller is counted apart', async () => {
    for (let n = 0; n < 3; n++) await hit()
    expect((await hit('contact'))?.[0]).toBe('t')
    expect((await hit('booking', '10.0.0.2'))?.[0]).toBe('t')
  })

  test('the window slides: a place is free when the oldest of three is five minutes old', async () => {
    await hit()
    await age(200)
    await hit()
    await hit()
    await age(99)
    expect((await hit())?.[0]).toBe('f')
    await age(2)
    expect((await hit())?.[0]).toBe('t')
    expect((await hit())?.[0]).toBe('f')
  })

  test('refused attempts do not prolong the wait', async () => {
    for (let n = 0; n < 10; n++) await hit()
    await age(301)
    expect((await hit())?.[0]).toBe('t')
  })

  test('of thirty at once exactly three are let in', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => hit('booking', '10.0.0.1', true)))
    expect(
      answers
        .map(row => row?.[0])
        .sort()
        .join(''),
    ).toBe('f'.repeat(27) + 't'.repeat(3))
  })

  test('hits that no longer count are cleared away', async () => {
    for (let n = 0; n < 8; n++) await hit('booking', `10.0.1.${n}`)
    await age(301)
    await hit()
    expect(await engine.owner('select count(*) from private.rate_limits')).toEqual([['1']])
  })

  test('only the server itself can count', async () => {
    for (const who of ['anon', 'client', 'admin'] as const)
      expect((await attempt(engine, who, `select hit_rate_limit('a', 'b', 1, 1)`)).refusal?.code).toBe(
        '42501',
      )
  })
})
