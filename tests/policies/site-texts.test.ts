// The owner's own texts: what the database takes is what the form and the pages have a place for.
import { afterEach, expect, test } from 'vitest'
import { startTexts } from '#content/start-texts.ts'
import { entrySchema, listKinds, readTexts, textRules } from '#domain/site-text.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'

describeEachEngine('texts of the site', engine => {
  afterEach(async () => {
    await engine.owner(emptied('site_texts, audit_log'))
  })
  const write = (kind: string, entries: unknown) =>
    engine.owner(
      `insert into site_texts (kind, entries) values ('${kind}', '${JSON.stringify(entries).replaceAll("'", "''")}')`,
    )
  const entry = { id: 'why', question: 'Why?', answer: 'Because.' }

  test('have the limits that the form has', async () => {
    const [[rules] = []] = await engine.owner('select private.site_text_rules()')
    expect(JSON.parse(String(rules))).toEqual(JSON.parse(JSON.stringify(textRules)))
  })

  test('are taken as they came', async () => {
    for (const kind of listKinds) await write(kind, startTexts[kind])
    expect(await engine.owner('select count(*) from site_texts')).toEqual([[String(listKinds.length)]])
  })

  test.each([
    ['an unknown kind', 'weather', [entry]],
    ['no list', 'booking-questions', { 0: entry }],
    ['no object', 'booking-questions', ['Why?']],
    ['a missing field', 'booking-questions', [{ id: 'a', question: 'Why?' }]],
    ['one too many', 'booking-questions', [{ ...entry, html: '<b>' }]],
    ['a number for a text', 'booking-questions', [{ ...entry, answer: 7 }]],
    ['an empty one', 'booking-questions', [{ ...entry, question: '' }]],
    ['a long one', 'booking-questions', [{ ...entry, question: 'y'.repeat(121) }]],
    ['two of one name', 'booking-questions', [entry, entry]],
    [
      'more than the page holds',
      'booking-questions',
      Array.from({ length: 21 }, (_, id) => ({ ...entry, id: `${id}` })),
    ],
  ])('with %s are refused', async (_, kind, entries) => {
    await expect(write(kind, entries)).rejects.toThrow()
  })

  test('keep the pictures that stand in them', async () => {
    const id = 'c7000000-0000-4000-8000-000000000009'
    await engine.owner(
      `insert into gallery_pictures (id, place, width, height) values ('${id}', 99, 400, 400)`,
    )
    const portrait = {
      name: 'Ann',
      role: 'Owner',
      text: 'Hello',
      is_vacant: 'no',
      picture: `own:${id}:400x400:320:400`,
    }
    await write('team', [{ id: 'ann', ...portrait }])
    const remove = () => engine.owner(`delete from gallery_pictures where id = '${id}'`)
    await expect(remove()).rejects.toThrow('stands in a text of the site')
    await engine.owner('delete from site_texts')
    await remove()
  })

  test('count as a change of the pages and stand in the audit', async () => {
    const version = async () =>
      Number((await engine.owner(`select public.live_versions() ->> 'texts'`))[0]?.[0] ?? 0)
    const before = await version()
    await write('booking-questions', [entry])
    await engine.owner(`delete from site_texts`)
    expect(await version()).toBe(before + 2)
    expect(
      await engine.owner(`select action from audit_log where table_name = 'site_texts' order by id`),
    ).toHaveLength(2)
  })
})

test('what was stored by another version and fits no more is left out, and the page is as it came', () => {
  const row = { kind: 'booking-questions', key: '', entries: [{ id: 'a', question: 'Why?' }] }
  expect(readTexts([row, { kind: 'weather', key: '', entries: [] }])).toEqual({})
})

test('a line is one line, stars are chosen, and what is typed stays text', () => {
  const schema = entrySchema('testimonials')
  const typed = {
    id: 'a',
    name: 'Ann\n\u2028 B.',
    about: '',
    text: ' <b>Good</b>\r\nand $& kind\u0007 ',
    rating: '5',
  }
  expect(schema.parse(typed)).toMatchObject({ name: 'Ann B.', text: '<b>Good</b>\nand $& kind' })
  expect(schema.safeParse({ ...typed, rating: '6' }).success).toBe(false)
})
