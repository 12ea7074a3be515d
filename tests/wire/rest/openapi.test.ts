import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

describeAwkward('the description of the schema', awkward => {
  test('shows tables, keys and functions', async () => {
    const { data } = await awkward.client.getOpenApiSpec()
    expect(data?.swagger).toBe('2.0')
    expect(data?.definitions?.orders).toMatchObject({
      required: ['id', 'client_id', 'amount'],
      properties: {
        id: { type: 'integer', description: expect.stringContaining('<pk/>') },
        client_id: { description: expect.stringContaining("<fk table='clients' column='id'/>") },
        amount: { type: 'number', format: 'numeric(10,2)' },
      },
    })
    expect(Object.keys(data?.paths ?? {})).toEqual(
      expect.arrayContaining(['/rpc/add', '/big_orders', '/Überweisung']),
    )
  })

  test('shows nobody what they may not use', async () => {
    expect((await awkward.anonymous.getOpenApiSpec()).data?.definitions).not.toHaveProperty('secrets')
    expect((await awkward.client.getOpenApiSpec()).data?.definitions).toHaveProperty('secrets')
  })
})
