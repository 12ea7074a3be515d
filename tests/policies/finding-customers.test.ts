// Staff find anybody however they write it; anyone else finds only whom they entered, and learns of no one else.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const idOf = (place: number) => `c9000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const people = [
  { first_name: 'Gerhard', last_name: 'Lötter', phone: '+27825550155', email: null },
  { first_name: 'Bronwyn', last_name: 'Adams', phone: '+27825550118', email: 'bron_a@seaview.example' },
  { first_name: 'Ann-Marie', last_name: "O''Brien", phone: '+441632960123', email: 'ann@isle.example' },
  { first_name: 'Bo', last_name: 'Nel', phone: null, email: 'bo.nel@mail.example' },
]

describeEachEngine('finding customers', engine => {
  beforeAll(async () => {
    await welcomeEveryone(engine)
    const rows = people.map((person, place) => insertOf('customers', { id: idOf(place), ...person }))
    const own = { id: idOf(9), user_id: userIds.client, first_name: 'Own', last_name: 'Adams' }
    await engine.owner([...rows, insertOf('customers', own)].join(';'))
  })

  const search = async (args: string, as: Person = 'staff') =>
    (await attempt(engine, as, `select last_name from search_customers(${args})`)).rows.flat()

  test.each([
    ['lotter', ['Lötter']],
    ['LÖTTER gerhard', ['Lötter']],
    ["o'brien", ["O'Brien"]],
    ['082 555 0118', ['Adams']],
    ['(082) 555-0118', ['Adams']],
    ['+27 82 555 0118', ['Adams']],
    ['0027825550118', ['Adams']],
    ['+27 (0)82 555 0118', ['Adams']],
    ['555 01', ['Adams', 'Lötter']],
    ['+44 1632 960123', ["O'Brien"]],
    ['bron_a@', ['Adams']],
    ['bronXa@', []],
    ['bo', ['Nel']],
    // First names in their own order: Bo, Bronwyn.
    ['b', ['Nel', 'Adams']],
    // Surnames before first names.
    ['a', ['Adams', "O'Brien"]],
    ['%', []],
    ["'; drop table customers; --", []],
    ['', ['Adams', 'Lötter', 'Nel', "O'Brien"]],
  ])('"%s" finds %j', async (words, found) => {
    expect(await search(`$words$${words}$words$`)).toEqual(found)
  })

  test.each([
    ['', 'name', [0, 1, 2, 3]],
    ['', 'newest', [0, 1, 2, 3]],
    ['', 'services', [0, 1, 2, 3]],
    ['b', 'name', [1, 3]],
    ['a', 'name', [1, 2]],
  ])('pages of "%s" by %s miss nobody and repeat nobody', async (words, sort, found) => {
    const page = async (after: string | null) => {
      const from = after === null ? 'null' : `'${after.replaceAll("'", "''")}'`
      const args = `'${words}', null, '${sort}', ${from}, 1`
      return (await attempt(engine, 'staff', `select id, to_jsonb(c) from search_customers(${args}) as c`))
        .rows
    }
    const seen: unknown[] = []
    for (let last: string | null = null; seen.length <= people.length; ) {
      const rows = await page(last)
      if (rows.length === 0) break
      seen.push(...rows.map(([id]) => id))
      last = String(rows.at(-1)?.[1])
    }
    expect(seen.toSorted()).toEqual(found.map(idOf))
  })

  test('the status narrows the list, and counts add up', async () => {
    await engine.owner(
      `update customers set status = 'inactive', total_cleaning_count = 7 where last_name = 'Nel'`,
    )
    expect(await search(`'', 'inactive'`)).toEqual(['Nel'])
    const figures = (await attempt(engine, 'staff', 'select customer_figures()')).rows[0]?.[0]
    expect(JSON.parse(String(figures))).toEqual({
      total: 4,
      active: 3,
      inactive: 1,
      prospect: 0,
      regular: 0,
      services: 7,
    })
  })

  test('a client finds and counts only whom they entered', async () => {
    expect(await search(`''`, 'client')).toEqual(['Adams'])
    expect(await search(`'bronwyn'`, 'client')).toEqual([])
    const [[figures] = []] = (await attempt(engine, 'client', 'select customer_figures()')).rows
    expect(JSON.parse(String(figures))).toMatchObject({ total: 1, active: 1, services: 0 })
    expect(await search(`''`, 'stranger')).toEqual([])
  })

  test('a visitor finds nobody', async () => {
    const { refusal } = await attempt(engine, 'anon', 'select * from search_customers()')
    expect(refusal?.code).toBe('42501')
  })

  const duplicates = async (args: string, as: Person = 'staff') =>
    (await attempt(engine, as, `select name, same from likely_duplicates(${args})`)).rows

  test('warns of the same number, address or whole name', async () => {
    expect(await duplicates(`'B', 'Adams', '', '082 555 0118'`)).toEqual([['Bronwyn Adams', 'phone']])
    expect(await duplicates(`'', '', 'BRON_A@seaview.example', ''`)).toEqual([['Bronwyn Adams', 'email']])
    expect(await duplicates(`'gerhard', 'lotter', '', ''`)).toEqual([['Gerhard Lötter', 'name']])
    expect(await duplicates(`'Gerhard', '', '', ''`)).toEqual([])
  })

  test('warns a client of nobody else’s customers', async () => {
    expect(await duplicates(`'Bronwyn', 'Adams', 'bron_a@seaview.example', '0825550118'`, 'client')).toEqual(
      [],
    )
  })

  test('the file of a customer is for those who may see it', async () => {
    const file = async (as: Person, id: string) =>
      (await attempt(engine, as, `select customer_file('${id}')`)).rows.flat()
    expect(await file('client', idOf(1))).toEqual([null])
    expect(JSON.parse(String((await file('client', idOf(9)))[0]))).toMatchObject({
      duplicates: [],
      merges: [],
    })
    expect(JSON.parse(String((await file('staff', idOf(1)))[0]))).toMatchObject({ timeline: [] })
  })
})
