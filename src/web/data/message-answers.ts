// "Did it go?": the answers on their way to the server. Each is stored in this browser until the server has taken or refused
// it; a repeat of one that did arrive changes nothing. The answer holds nothing personal, so that it may survive the end of
// a session; the text that was sent is kept apart and goes with the session.
import { Refusal } from '#domain/refusal.ts'
import { forget, keep, readKept } from '#web/browser/kept.ts'
import { answerKeyOf, officeKeyOf } from '#web/browser/session-keys.ts'
import type { MessageWay } from './messages.ts'
import { callOffice } from './office-call.ts'
import { within } from './within.ts'

export type Answer = {
  id: string
  answer: 'sent' | 'skipped'
  how?: MessageWay | undefined
  at: string
  /** It has met no signal. */
  isHeld?: boolean
  /** It has arrived; it still counts here until the list has been read anew. */
  hasArrived?: boolean
}

export type AnswerReport = { arrived: string[]; refused: Refusal[]; isStuck: boolean }

const maxWaitMs = 10_000
const listeners = new Set<() => void>()
let snapshot: { userId: string; text: string; answers: Answer[] } | undefined

/** The same array until something changes, so that React can compare it. */
export function readAnswers(userId: string): Answer[] {
  const answers = (readKept(answerKeyOf(userId)) ?? []) as Answer[]
  const text = JSON.stringify(answers)
  if (snapshot?.userId !== userId || snapshot.text !== text) snapshot = { userId, text, answers }
  return snapshot.answers
}

export function watchAnswers(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function keepAnswer(userId: string, answer: Answer, body?: string) {
  const others = readAnswers(userId).filter(({ id }) => id !== answer.id)
  if (body) keep(bodyKey(userId), { ...bodiesOf(userId), [answer.id]: body })
  write(userId, [...others, answer])
}

/** Sends what waits, in order, from one tab at a time. */
export async function sendAnswers(userId: string): Promise<AnswerReport> {
  return navigator.locks.request(answerKeyOf(userId), async () => {
    const report: AnswerReport = { arrived: [], refused: [], isStuck: false }
    while (!report.isStuck) {
      const next = readAnswers(userId).find(({ hasArrived }) => !hasArrived)
      if (!next) break
      await sendNext(userId, next, report)
    }
    report.arrived = readAnswers(userId).flatMap(({ id, hasArrived }) => (hasArrived ? [id] : []))
    return report
  })
}

async function sendNext(userId: string, answer: Answer, report: AnswerReport) {
  try {
    const body = bodiesOf(userId)[answer.id] ?? null
    const { id: message_id, how = null } = answer
    await within(maxWaitMs, callOffice('answer_message', { message_id, answer: answer.answer, body, how }))
    write(
      userId,
      readAnswers(userId).map(kept =>
        kept.id === answer.id ? { ...kept, isHeld: false, hasArrived: true } : kept,
      ),
    )
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'session_ended') {
      drop(userId, answer.id)
      report.refused.push(error)
      return
    }
    report.isStuck = true
    write(
      userId,
      readAnswers(userId).map(kept => ({ ...kept, isHeld: !kept.hasArrived })),
    )
  }
}

/** Puts it back into the list, whether its answer has been sent or not. */
export async function takeBackAnswer(userId: string, id: string): Promise<void> {
  await navigator.locks.request(answerKeyOf(userId), async () => {
    const isWaiting = readAnswers(userId).some(answer => answer.id === id && !answer.hasArrived)
    if (!isWaiting) await callOffice('answer_message', { message_id: id, answer: 'due' })
    drop(userId, id)
  })
}

const bodyKey = (userId: string) => officeKeyOf('message-bodies', userId)
const bodiesOf = (userId: string) => (readKept(bodyKey(userId)) ?? {}) as Record<string, string>

/** Once the list has been read anew. */
export function dropAnswers(userId: string, ids: string[]) {
  for (const id of ids) drop(userId, id)
}

function drop(userId: string, id: string) {
  const rest = readAnswers(userId).filter(answer => answer.id !== id)
  const { [id]: _, ...bodies } = bodiesOf(userId)
  keep(bodyKey(userId), bodies)
  write(userId, rest)
}

function write(userId: string, answers: Answer[]) {
  if (answers.length > 0) keep(answerKeyOf(userId), answers)
  else forget(answerKeyOf(userId))
  for (const listener of listeners) listener()
}
