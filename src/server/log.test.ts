import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(act: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  act(createLog('info', line => lines.push(line)))
  return lines.join('')
}

const planted = [
  'lerato@mail.example',
  'lerato%40mail.example',
  '+27821234567',
  '082 123 4567',
  '(044) 691-1234',
  '4111 1111 1111 1111',
  'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  'sb_secret_abcdefghijklmnopqrst',
]

test.each(planted)('the log never shows %s', secret => {
  const line = written(log =>
    log.error(`failed for ${secret} today`, { path: `/x?q=${secret}`, deep: [{ note: secret }] }),
  )
  expect(line).not.toContain(secret)
  expect(line).toContain('failed for ')
})

test('a field with a secret name is masked whatever it holds', () => {
  const line = written(log =>
    log.info('sign-in', { password: 'hunter2', refresh_token: 'abc123', apikey: 'zzz' }),
  )
  expect(line).not.toMatch(/hunter2|abc123|zzz/)
})

test('an error in a field keeps its stack and loses its secrets', () => {
  const line = written(log => log.error('failed', { error: new Error('no lerato@mail.example here') }))
  expect(JSON.parse(line).error.stack).toContain('log.test.ts')
  expect(line).not.toContain('lerato@')
})

test('a calendar address is not in the log, wherever its path is told', () => {
  const token = 'a1'.repeat(32)
  const line = written(log =>
    log.info(`at /calendar/${token}.ics`, { path: `/calendar/${token}.ics`, status: 429 }),
  )
  expect(line).not.toContain(token)
  expect(line).toContain('/calendar/[masked]')
})

test('the key of a quote is not in the log', () => {
  const key = 'b2'.repeat(16)
  const line = written(log => log.info(`GET /quote?key=${key}`, { path: `/quote.pdf?key=${key}` }))
  expect(line).not.toContain(key)
})

test('a database address keeps its host and loses its password', () => {
  expect(written(log => log.info('open postgres://owner:s3cret@db.example/coastal'))).toContain(
    '://[masked]@db.example',
  )
})

test('times, ids and prices stay readable', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const line = written(log => log.info('request', { id, day: '2026-12-10', ms: 12.5, price: 'R 1 250.00' }))
  expect(JSON.parse(line)).toMatchObject({ id, day: '2026-12-10', ms: 12.5, price: 'R 1 250.00' })
})

test('an id stays whole, even one of nothing but digits', () => {
  const id = '51452173-2883-4347-8025-015082123456'
  expect(written(log => log.warn(`row ${id}`, { requestId: id })).split(id)).toHaveLength(3)
  expect(written(log => log.warn(`${id} of 082 123 4567`))).toContain(`${id} of [phone]`)
  expect(written(log => log.warn('mail', { path: `/x?code=${id}` }))).not.toContain(id)
})

test('events below the level are not written', () => {
  expect(written(log => log.debug('detail'))).toBe('')
})
