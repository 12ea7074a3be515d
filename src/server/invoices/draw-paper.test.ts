import { afterEach, expect, test, vi } from 'vitest'
import { drawPaper } from './draw-paper.ts'

afterEach(() => void vi.useRealTimers())

const draw = (number: string) =>
  drawPaper('invoice', {
    ...{ number, day: '2027-03-01', issuedOn: '2027-03-02', dueOn: '2027-03-09', description: 'Deep clean' },
    ...{ place: 'De Bakke', totalCents: 2160_00, openCents: 2160_00, clientName: 'Elsabé Ndlovu' },
    clientAddress: ['12 Marsh Street'],
  })
const isDrawn = async (paper: Promise<Uint8Array>) =>
  Buffer.from(await paper)
    .toString('latin1')
    .startsWith('%PDF-')

test('two who ask at once get a paper each', async () => {
  const [one, other] = await Promise.all([draw('2027-007'), draw('2027-008')])
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
})

test('after a thread that broke the next paper is drawn by a new one', async () => {
  const broken = drawPaper('unknown' as 'invoice', {} as never)
  const next = draw('2027-009')
  await expect(broken).rejects.toThrow(/not a function/)
  expect(await isDrawn(next)).toBe(true)
})

test('what cannot be drawn is told to whoever asked', async () => {
  await expect(drawPaper('invoice', {} as never)).rejects.toThrow()
  expect(await isDrawn(draw('2027-010'))).toBe(true)
})

test('a paper that is asked for in the moment in which the thread goes to rest is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await draw('2027-011')
  vi.advanceTimersByTime(60_000)
  expect(await isDrawn(draw('2027-012'))).toBe(true)
})
