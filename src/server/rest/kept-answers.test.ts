import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'
import type { RestRequest } from './rest-request.ts'

const asking = (body: string, address = '192.0.2.1') =>
  ({ caller: { role: 'anon' }, method: 'POST', schema: 'public', search: '', body, address }) as RestRequest

function open() {
  const clock = { ms: 0 }
  const answers = createKeptAnswers({ rateLimitScale: 1, now: () => clock.ms })
  let made = 0
  const ask = (asked: RestRequest, name = 'available_slots') =>
    answers.answer(asked, name, async () => new Response(String(++made), { status: 200 }))
  return { answers, clock, ask, made: () => made }
}

test('fifty who ask for the same month cost as much as one', async () => {
  const { ask, made } = open()
  const told = await Promise.all(Array.from({ length: 50 }, () => ask(asking('month')).then(r => r.text())))
  expect([made(), new Set(told)]).toEqual([1, new Set(['1'])])
})

test('an answer is made again after a write, and after a moment', async () => {
  const { answers, clock, ask, made } = open()
  await ask(asking('month'))
  answers.forget()
  await ask(asking('month'))
  clock.ms += 2_000
  await ask(asking('month'))
  expect(made()).toBe(3)
})

test('other functions are asked each time', async () => {
  const { ask, made } = open()
  await ask(asking('x'), 'opening_hours')
  await ask(asking('x'), 'opening_hours')
  expect(made()).toBe(2)
})

test('a failure is told to its asker and not kept', async () => {
  const { answers, made, ask } = open()
  const failing = answers.answer(asking('month'), 'available_slots', () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  await ask(asking('month'))
  expect(made()).toBe(1)
})

test('whoever asks for ever new stretches of days is told to wait, and nobody else is', async () => {
  const { clock, ask } = open()
  const first = () => ask(asking('again and again'))
  await first()
  for (let i = 1; i < 30; i += 1) await ask(asking(`stretch ${i}`))
  await expect(ask(asking('one more'))).rejects.toMatchObject({ status: 429 })
  expect((await first()).status).toBe(200)
  expect((await ask(asking('one more', '192.0.2.2'))).status).toBe(200)
  clock.ms += 10_000
  expect((await ask(asking('one more'))).status).toBe(200)
})

test('nobody signed in waits for the answer that a stranger has asked for', async () => {
  const { answers, ask } = open()
  const never = answers.answer(asking('month'), 'available_slots', () => new Promise<Response>(() => {}))
  const ann = {
    ...asking('month'),
    caller: { role: 'authenticated', claims: '{"sub":"ann"}' },
  } as RestRequest
  expect((await ask(ann)).status).toBe(200)
  expect(never).toBeInstanceOf(Promise)
})
