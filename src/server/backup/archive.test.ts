import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packBackup, unpackBackup } from './archive.ts'

const madeAt = '2027-03-01T07:30:00Z'
const whole = [{ table: 'public.customers', row: '{"id": 1}' }]

test('a backup with an empty row is not made', async () => {
  for (const row of ['null', 'undefined', '[]', '"kept"'])
    await expect(packBackup({ madeAt, rows: [...whole, { table: 'public.bookings', row }] })).rejects.toThrow(
      'A row of public.bookings came out empty',
    )
})

test('nor is one restored, though its checksum is right', async () => {
  const text = gunzipSync(await packBackup({ madeAt, rows: whole })).toString()
  const lines = text.replace('{"id": 1}', 'null').split('\n').slice(0, -2)
  const body = `${lines.join('\n')}\n`
  const sha256 = createHash('sha256').update(body).digest('hex')
  const bytes = gzipSync(`${body}${JSON.stringify({ sha256 })}\n`)
  await expect(unpackBackup(bytes)).rejects.toThrow(
    'This backup is damaged: a row of public.customers is empty.',
  )
})

test('numbers come back as they were written', async () => {
  const row = '{"before": {"price": 950.00}, "count": 9007199254740993}'
  const { rows } = await unpackBackup(
    await packBackup({ madeAt, rows: [{ table: 'public.audit_log', row }] }),
  )
  expect(rows).toEqual([{ table: 'public.audit_log', row }])
})
