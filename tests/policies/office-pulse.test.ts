// The pulse, which the office reads every few seconds: counts, and marks that change when a list does and only then.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const today = '2027-03-09'
const clean = idOf(1)
const ann = 'c8000000-0000-4000-8000-000000000001'

type Pulse = { waiting: number; unread: number; unfinished: number; marks: Record<string, string> }

describeEachEngine('the pulse of the office', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      emptied('contact_messages, reviews, referral_requests, loyalty_registrations, day_overrides'),
    )
    await welcomeEveryone(engine)
    await engine.owner(
      insertOf('customers', { id: ann, first_name: 'Ann', last_name: 'Guest', phone: '+27821234567' }),
    )
    await bookAsGuest(engine, { id: clean })
    await engine.owner(`update bookings set status = 'confirmed'`)
  })

  const pulse = async (who: Person = 'staff', day = today): Promise<Pulse> => {
    const { rows, refusal } = await attempt(engine, who, `select office_pulse('${day}')`)
    if (refusal) throw refusal
    return JSON.parse(String(rows[0]?.[0]))
  }
  const moved = async (sql: string) => {
    const before = (await pulse()).marks
    await engine.owner(sql)
    const after = (await pulse()).marks
    return Object.keys(after).filter(list => after[list] !== before[list])
  }

  test('a new request is counted and moves the bookings; so does one that goes without a trace', async () => {
    const before = await pulse()
    await bookAsGuest(engine, { id: idOf(2), service_date: '2027-06-01' })
    const after = await pulse()
    expect([before.waiting, after.waiting]).toEqual([0, 1])
    expect(after.marks.bookings).not.toBe(before.marks.bookings)
    expect(await moved(`delete from bookings where id = '${idOf(2)}'`)).toEqual(['bookings'])
  })

  test.each([
    ['a clean of today', `update bookings set price = 900 where id = '${clean}'`, ['day', 'bookings']],
    ['the notes of who gets it', `update customers set notes = 'Gate 4471' where id = '${ann}'`, ['day']],
    [
      'a day that is closed',
      `insert into day_overrides values ('${today}', false, 'Storm')`,
      ['day', 'bookings'],
    ],
    [
      'a message',
      insertOf('contact_messages', { name: 'Zoe', email: 'z@home.example', message: 'Do you clean boats?' }),
      ['inbox'],
    ],
    ['nothing', 'select 1', []],
  ])('%s moves what shows it', async (_, sql, lists) => {
    expect((await moved(sql)).sort()).toEqual([...lists].sort())
  })

  test('a payment moves the day', async () => {
    await attempt(engine, 'staff', `update bookings set status = 'completed' where id = '${clean}'`)
    expect(await moved(`update services set payment_status = 'paid'`)).toContain('day')
  })

  test('an agreed clean of a day that is over is unfinished until it is done', async () => {
    expect((await pulse('staff', today)).unfinished).toBe(0)
    expect((await pulse('staff', '2027-03-10')).unfinished).toBe(1)
    await attempt(engine, 'staff', `update bookings set status = 'completed' where id = '${clean}'`)
    expect((await pulse('staff', '2027-03-10')).unfinished).toBe(0)
  })

  test('others hear of their own bookings alone', async () => {
    await bookAs(engine, 'client', { id: idOf(3), user_id: userIds.client })
    const own = await pulse('client', '2027-03-10')
    expect(own).toMatchObject({ waiting: 1, unread: 0, unfinished: 0 })
    await bookAsGuest(engine, { id: idOf(4) })
    expect(await pulse('client', '2027-03-10')).toEqual(own)
  })
})
