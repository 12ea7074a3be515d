import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

describeAwkward('the description of the schema', awkward => {
  // biome-ignore lint/suspicious/noExplicitAny: the document is as deep as the schema that only this test knows.
  type Document = any
  const read = async (client = awkward.client): Promise<Document> => (await client.getOpenApiSpec()).data

  test('shows tables, keys and functions', async () => {
    const document = await read()
    expect(document.swagger).toBe('2.0')
    expect(document.definitions.orders).toMatchObject({
      required: ['id', 'client_id', 'amount'],
      properties: {
        id: { type: 'integer', description: expect.stringContaining('<pk/>') },
        client_id: { description: expect.stringContaining("<fk table='clients' column='id'/>") },
        amount: { type: 'number', format: 'numeric(10,2)' },
      },
    })
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/', '/rpc/add', '/big_orders', '/Überweisung']),
    )
  })

  test('shows nobody what they may not use', async () => {
    const [anonymous, known] = [await read(awkward.anonymous), await read()]
    expect(anonymous.definitions).not.toHaveProperty('secrets')
    expect(known.definitions).toHaveProperty('secrets')
    expect(Object.keys(anonymous.paths['/things'])).toEqual(['get'])
    expect(Object.keys(known.paths['/things'])).toEqual(['get', 'post', 'patch', 'delete'])
  })

  test('offers no write to a view that takes none', async () => {
    const { paths } = await read()
    expect(Object.keys(paths['/big_orders'])).toContain('patch')
    expect(Object.keys(paths['/big_buyers'])).toEqual(['get'])
  })

  test('tells which words a column takes, and what it is when nothing is said', async () => {
    const { properties } = (await read()).definitions.parcels
    expect(properties).toMatchObject({
      state: { enum: ["it's new", 'sent', 'lost'], default: "it's new" },
      label: { maxLength: 10, default: 'none' },
      moods: { type: 'array', items: { enum: ['sad', 'fine', 'glad'] } },
      weight: { default: 1.5 },
      is_heavy: { default: false },
      extras: { default: { bow: true } },
      made_at: { type: 'string', default: 'now()' },
    })
    expect((await read()).definitions.things.properties.mood).toMatchObject({
      enum: ['sad', 'fine', 'glad'],
      default: 'fine',
    })
    expect(properties.id).not.toHaveProperty('default')
  })

  test('says what the owner wrote about a schema, table, column or function', async () => {
    const { info, definitions, paths } = await read()
    expect(info.description).toBe('Whatever may be')
    expect(definitions.things.description).toBe('Things of all kinds\n\nSome are blue.')
    expect(definitions.things.properties.colour.description).toBe('As people call it')
    expect(paths['/things'].get).toMatchObject({
      summary: 'Things of all kinds',
      description: 'Some are blue.',
    })
    expect(paths['/rpc/add'].post).toMatchObject({ summary: 'Adds two numbers', description: 'as one does' })
  })

  test('every parameter that a path refers to is there, with a place and a type', async () => {
    const { paths, parameters, definitions } = await read()
    const refs = JSON.stringify(paths).matchAll(/"#\/parameters\/((?:[^"\\]|\\.)*)"/g)
    const names = [...refs].map(([, name]) => JSON.parse(`"${name}"`))
    expect(names.length).toBeGreaterThan(50)
    for (const name of names) expect(parameters).toHaveProperty([name, 'in'])
    expect(parameters['rowFilter.things.colour']).toEqual({
      ...{ name: 'colour', description: 'As people call it' },
      ...{ required: false, in: 'query', type: 'string' },
    })
    expect(parameters['body.things'].schema).toEqual({ $ref: '#/definitions/things' })
    expect(definitions).toHaveProperty('things')
  })

  test('tells how a function is called: by which arguments, or with a whole body', async () => {
    const { paths } = await read()
    expect(paths['/rpc/add'].get.parameters).toEqual([
      { name: 'a', required: true, in: 'query', format: 'integer', type: 'integer' },
      { name: 'b', required: false, in: 'query', format: 'integer', type: 'integer' },
    ])
    expect(paths['/rpc/add'].post.parameters[0].schema).toMatchObject({
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
      required: ['a'],
    })
    expect(paths['/rpc/join_words'].get.parameters).toEqual([
      {
        ...{ name: 'words', required: false, in: 'query', collectionFormat: 'multi' },
        ...{ type: 'array', items: { type: 'string' } },
      },
    ])
    expect(paths['/rpc/whole_text']).toEqual({
      post: expect.objectContaining({ consumes: ['text/plain'] }),
    })
    expect(paths).not.toHaveProperty('/rpc/loud_name')
  })
})
