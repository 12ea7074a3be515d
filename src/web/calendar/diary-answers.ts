// What the diary has answered, by month and clean. Answers may come in another order than they were asked for.
import type { IsoMonth } from '#domain/calendar.ts'
import type { SlotAvailability } from '#web/data/bookings.ts'

export type Answer = SlotAvailability[] | 'failed'
export type Answers = Record<string, Answer>

/** asked: the clean, as text. */
export type Question = { month: IsoMonth; now: Date; asked: string }

type Update = (known: Answers) => Answers

export function diaryAnswers(read: (question: Question) => Promise<Answer>, show: (update: Update) => void) {
  // An answer of an earlier round is older than what is shown by then.
  let round = 0
  const onTheirWay = new Set<string>()
  return {
    /** Once, until the answer is there. */
    async ask(question: Question) {
      const [mine, key] = [round, keyOf(question)]
      if (onTheirWay.has(mine + key)) return
      onTheirWay.add(mine + key)
      const answer = await read(question)
      onTheirWay.delete(mine + key)
      if (mine === round) show(known => ({ ...known, [key]: answer }))
    },
    /** All that was known is stale: it stays until this answer is there. */
    async askAnew(question: Question) {
      const mine = ++round
      const answer = await read(question)
      if (mine === round) show(() => ({ [keyOf(question)]: answer }))
    },
  }
}

export const keyOf = ({ month, asked }: Pick<Question, 'month' | 'asked'>) => month + asked
