import { expect, test } from 'vitest'
import { type AwkwardRest, describeAwkward } from './awkward-rest.ts'

type Clients = ReturnType<AwkwardRest['client']['from']>
// biome-ignore lint/suspicious/noExplicitAny: a row of a schema that only this test knows.
type Filtered = any

describeAwkward('filters', awkward => {
  // The ids of the clients that pass, in order; or the code of the refusal.
  async function ids(filter: (query: Filtered) => Filtered) {
    const { data, error } = await filter((awkward.client.from('clients') as Clients).select('id')).order('id')
    return error ? error.code : (data as { id: number }[]).map(({ id }) => id)
  }

  test.each<[string, (q: Filtered) => Filtered, number[]]>([
    ['eq', q => q.eq('name', 'Anna'), [1]],
    ['eq with every awkward character', q => q.eq('name', 'Čedo, "the" (Old)'), [3]],
    ['neq leaves out null', q => q.neq('nick', 'An'), [3, 4]],
    ['gt', q => q.gt('balance', 0), [1, 4]],
    ['gte', q => q.gte('balance', 0), [1, 2, 4]],
    ['lt on dates', q => q.lt('joined', '2024-02-01'), [1]],
    ['lte', q => q.lte('joined', '2024-02-01'), [1, 2]],
    ['like is case sensitive', q => q.like('name', 'D%'), []],
    ['like with a star', q => q.filter('name', 'like', '*nn*'), [1]],
    ['ilike', q => q.ilike('name', 'D%'), [4]],
    ['likeAllOf', q => q.likeAllOf('name', ['%n%', 'A%']), [1]],
    ['likeAnyOf', q => q.likeAnyOf('name', ['B%', 'A%']), [1, 2]],
    ['ilikeAllOf', q => q.ilikeAllOf('name', ['%N%', 'a%']), [1]],
    ['ilikeAnyOf', q => q.ilikeAnyOf('name', ['b%', 'a%']), [1, 2]],
    ['regexMatch', q => q.regexMatch('name', '^[AB]'), [1, 2]],
    ['regexIMatch', q => q.regexIMatch('name', '^[ab]'), [1, 2]],
    ['is null', q => q.is('nick', null), [2]],
    ['is true', q => q.is('is_active', true), [1, 4]],
    ['is unknown', q => q.filter('is_active', 'is', 'unknown'), [3]],
    ['is not_null', q => q.filter('mood', 'is', 'not_null'), [1, 2, 3]],
    ['not is null', q => q.not('mood', 'is', null), [1, 2, 3]],
    ['isDistinct counts null as different', q => q.isDistinct('nick', 'An'), [2, 3, 4]],
    ['in', q => q.in('id', [1, 3, 9]), [1, 3]],
    ['in with commas and brackets', q => q.filter('name', 'in', '("Čedo, \\"the\\" (Old)",Ben)'), [2, 3]],
    ['in nothing', q => q.in('id', []), []],
    ['notIn', q => q.notIn('id', [1, 3]), [2, 4]],
    ['contains an array', q => q.contains('tags', ['weekly']), [1, 2]],
    ['contains JSON', q => q.contains('details', { home: { floor: 2 } }), [1]],
    ['contains in a range', q => q.contains('visits', '[2,4)'), [1]],
    ['containedBy', q => q.containedBy('tags', ['weekly', 'x']), [2, 3]],
    ['containedBy JSON', q => q.containedBy('details', { age: null, more: 1 }), [3]],
    ['overlaps arrays', q => q.overlaps('marks', [3, 4]), [1, 2, 4]],
    ['overlaps ranges', q => q.overlaps('visits', '[4,6)'), [1, 2]],
    ['rangeGt', q => q.rangeGt('visits', '[1,5)'), [2, 3]],
    ['rangeGte', q => q.rangeGte('visits', '[5,6)'), [2, 3]],
    ['rangeLt', q => q.rangeLt('visits', '[10,20)'), [1, 2]],
    ['rangeLte', q => q.rangeLte('visits', '[5,10)'), [1, 2]],
    ['rangeAdjacent', q => q.rangeAdjacent('visits', '[5,10)'), [1, 3]],
    ['textSearch', q => q.textSearch('words', 'window & clean'), [1, 4]],
    ['textSearch plain', q => q.textSearch('words', 'windows shine', { type: 'plain' }), [1]],
    [
      'textSearch phrase',
      q => q.textSearch('words', 'windows weekly', { type: 'phrase', config: 'english' }),
      [4],
    ],
    ['textSearch websearch', q => q.textSearch('story', 'carpet or shine', { type: 'websearch' }), [1, 2]],
    ['textSearch on plain text', q => q.textSearch('story', 'cleaned', { config: 'simple' }), [1]],
    ['match', q => q.match({ is_active: true, name: 'Anna' }), [1]],
    ['not', q => q.not('name', 'like', 'A%'), [2, 3, 4]],
    ['not in', q => q.not('id', 'in', '(1,2)'), [3, 4]],
    ['or', q => q.or('id.eq.1,name.eq.Ben'), [1, 2]],
    ['nested or', q => q.or('id.eq.4,and(balance.lt.5,not.name.eq.Ben)'), [3, 4]],
    [
      'or with in, is, arrays and quotes',
      q => q.or('id.in.(1,2),nick.is.null,tags.cs.{eco,weekly},name.eq."Čedo, \\"the\\" (Old)"'),
      [1, 2, 3],
    ],
    ['two filters on a column', q => q.gte('id', 2).lte('id', 3), [2, 3]],
    ['a quantified filter', q => q.filter('id', 'eq(any)', '{1,4}'), [1, 4]],
    ['a quantified negation', q => q.filter('id', 'not.gt(all)', '{1,2}'), [1, 2]],
    ['an enum by its order', q => q.gt('mood', 'sad'), [1, 2]],
    ['a domain', q => q.like('email', '%@y%'), [4]],
    ['a computed column', q => q.eq('loud_name', 'BEN'), [2]],
    ['a JSON path as text', q => q.eq('details->home->>floor', '2'), [1]],
    ['a JSON path as JSON', q => q.gt('details->age', 26), [1]],
    ['a JSON path with an index', q => q.eq('details->pets->0->>name', 'Rex'), [1]],
    ['a JSON path to the last element', q => q.eq('details->home->rooms->>-1', 'bath'), [1]],
    ['a path into json', q => q.eq('prefs->a', 2), [2]],
    ['a path into a composite', q => q.eq('frame->>width', '9'), [2]],
    ['a path into an array', q => q.eq('marks->>0', '4'), [2]],
    ['a percent sign and a star for what they are', q => q.regexMatch('name', '%_\\*$'), [4]],
    ['a backslash', q => q.eq('nick', 'C\\d'), [3]],
    ['a backslash in a list', q => q.filter('nick', 'in', '("C\\\\d",An)'), [1, 3]],
  ])('%s', async (_, filter, expected) => {
    expect(await ids(filter)).toEqual(expected)
  })

  test('filters on the names that need care', async () => {
    const { data } = await awkward.client
      .from('select')
      .select('order')
      .eq('"a \\"quoted\\" name"', 'q')
      .eq('"with.dot"', 'd')
      .eq('"with,comma"', 'c')
      .eq('naïve', 'ü')
    expect(data).toEqual([{ order: 1 }])
  })

  test('a column called like a keyword of the grammar', async () => {
    const { data } = await awkward.client.from('select').select('order').or('"and".eq.y')
    expect(data).toEqual([{ order: 2 }])
  })

  test.each<[string, (q: Filtered) => Filtered, string]>([
    ['a wrong number', q => q.eq('id', 'one'), '22P02'],
    ['a wrong enum', q => q.eq('mood', 'merry'), '22P02'],
    ['a wrong pattern', q => q.regexMatch('name', '('), '2201B'],
    ['an unknown column', q => q.eq('nope', 1), '42703'],
    ['an unknown operator', q => q.filter('id', 'equals', 1), 'PGRST100'],
    ['an unclosed tree', q => q.or('id.eq.1,and(id.eq.2'), 'PGRST100'],
    ['is with a value', q => q.filter('id', 'is', '5'), 'PGRST100'],
    ['an operator that the type lacks', q => q.like('id', '1'), '42883'],
  ])('%s is refused', async (_, filter, code) => {
    expect(await ids(filter)).toBe(code)
  })
})
