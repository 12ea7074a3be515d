// A domain may say how its values look on the wire: shown, asked for and taken in by casts of its own.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

const colours = `
  create domain awkward.colour as int check (value between 0 and 16777215);
  create function awkward.to_json(awkward.colour) returns json language sql immutable as
    $$ select to_json('#' || lpad(to_hex($1), 6, '0')) $$;
  create function awkward.colour_of(text) returns awkward.colour language sql immutable as
    $$ select (('x' || lpad(ltrim($1, '#'), 8, '0'))::bit(32)::int)::awkward.colour $$;
  create function awkward.colour_of(json) returns awkward.colour language sql immutable as
    $$ select awkward.colour_of($1 #>> '{}') $$;
  create cast (awkward.colour as json) with function awkward.to_json(awkward.colour) as implicit;
  create cast (text as awkward.colour) with function awkward.colour_of(text) as implicit;
  create cast (json as awkward.colour) with function awkward.colour_of(json) as implicit;
  create table awkward.walls (id int primary key, paint awkward.colour default 255, room_id int references awkward.towns);
  grant all on awkward.walls to authenticated`

describeAwkward('a domain with casts of its own', awkward => {
  beforeAll(() => awkward.engine.owner(colours))
  beforeEach(() =>
    awkward.engine.owner(
      'truncate awkward.walls; insert into awkward.walls values (1, 65280, 1), (2, 16711680, 1), (3, null, 2)',
    ),
  )
  const walls = () => awkward.client.from('walls')
  const painted = async (id: number) =>
    (await awkward.engine.owner(`select paint from awkward.walls where id = ${id}`))[0]?.[0]

  test('is shown by them, at the top, embedded and spread, and not where another type is asked for', async () => {
    expect((await walls().select('id,paint').order('id')).data).toEqual([
      { id: 1, paint: '#00ff00' },
      { id: 2, paint: '#ff0000' },
      { id: 3, paint: null },
    ])
    expect((await walls().select().eq('id', 1)).data).toEqual([{ id: 1, paint: '#00ff00', room_id: 1 }])
    const embedded = await awkward.client.from('towns').select('name,walls(paint)').eq('id', 2).single()
    expect(embedded.data).toEqual({ name: 'George', walls: [{ paint: null }] })
    const cast = await walls().select('paint::text').eq('id', 1).single()
    expect(cast.data).toEqual({ paint: '65280' })
    const grouped = await walls().select('paint,count()').eq('room_id', 1).order('paint')
    expect(grouped.data).toEqual([
      { paint: '#00ff00', count: 1 },
      { paint: '#ff0000', count: 1 },
    ])
  })

  test('is asked for by them, in every comparison', async () => {
    const ids = async (query: string) =>
      ((await (await awkward.send(`/walls?select=id&order=id&${query}`)).json()) as { id: number }[]).map(
        ({ id }) => id,
      )
    expect(await ids('paint=eq.%2300ff00')).toEqual([1])
    expect(await ids('paint=gt.00ff00')).toEqual([2])
    expect(await ids('paint=in.(00ff00,ff0000)')).toEqual([1, 2])
    expect(await ids('paint=eq(any).{00ff00,000001}')).toEqual([1])
    expect(await ids('paint=isdistinct.00ff00')).toEqual([2, 3])
    expect(await ids('paint=is.null')).toEqual([3])
    expect(await ids('not.or=(paint.eq.00ff00,id.eq.3)')).toEqual([2])
  })

  test('takes in what is written: one row, several, an update, a key that is left out', async () => {
    const one = await walls().insert({ id: 4, paint: '#0000ff' }).select('paint').single()
    expect(one.data).toEqual({ paint: '#0000ff' })
    const rows = [{ id: 5, paint: '#000010' }, { id: 6 }]
    await walls().insert(rows, { defaultToNull: false })
    expect([await painted(5), await painted(6)]).toEqual(['16', '255'])
    const changed = await walls().update({ paint: '#000011' }).eq('paint', '#000010').select('id,paint')
    expect(changed.data).toEqual([{ id: 5, paint: '#000011' }])
    await walls().upsert({ id: 5, paint: '#000012' })
    expect(await painted(5)).toBe('18')
    expect((await walls().insert({ id: 7, paint: 'no colour' })).error?.code).toBe('22P02')
  })
})
