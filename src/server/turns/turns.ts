// The order of service for what is scarce: places at the door, the database, the hashing of passwords, the drawing of papers.
// Whoever benefits ranks; within a rank goes first who has cost least of late; and who could not be served soon is told so
// at once.
import { Overloaded } from '#server/database/database-error.ts'
import { type Asker, currentAsker, type Rank, rankOf, ranks } from './asker.ts'

// How long a request waits in all its lines together. The office is never sent away.
const usualWaitMs: Record<Rank, number> = { office: Infinity, writing: 800, reading: 700, stranger: 700 }
// So many wait in any case: a screen asks for a few things at once, however slow the machine.
const handful = 4
// Whoever waits alone is in no flood: what they wait for is slow, a look at all pages on a busy machine perhaps.
const mostAloneMs = 10_000
// What somebody has cost is half forgotten after as long.
const halfForgottenMs = 5_000
const usualMs = 5
const house = { who: '', waitedMs: 0 }

type Line = { waiting: Waiting[]; running: number; meanMs: number }
type Waiting = { who: string; begin(): void }
type Request = { rank: Rank; who: string; waitedMs: number }
type Options = { isReading?: boolean | undefined }

export class Turns {
  #atOnce: Record<Rank, number>
  #mostWaitMs: Record<Rank, number>
  #lines: Record<Rank, Line>
  #spent = createSpending()

  /** atOnce: how many, for each rank, while so many are served in all: what is left stays free for those before them. */
  constructor(atOnce: Record<Rank, number>, strangersWaitMs = usualWaitMs.stranger) {
    const line = (): Line => ({ waiting: [], running: 0, meanMs: usualMs })
    this.#lines = { office: line(), writing: line(), reading: line(), stranger: line() }
    this.#atOnce = atOnce
    this.#mostWaitMs = { ...usualWaitMs, stranger: strangersWaitMs }
  }

  async take<T>(work: () => Promise<T>, options: Options = {}): Promise<T> {
    const asker = currentAsker()
    const rank = rankOf(asker, options)
    const { who, waitedMs } = asker ?? house
    const askedAt = performance.now()
    await this.#untilTurn({ rank, who, waitedMs })
    const begunAt = performance.now()
    if (asker) asker.waitedMs += begunAt - askedAt
    try {
      return await work()
    } finally {
      // Who was sent away further in was no work: a quick no must not pass for a quick answer.
      this.#end({ rank, who }, asker?.isSentAway ? undefined : performance.now() - begunAt)
    }
  }

  get isIdle() {
    return ranks.every(rank => this.#lines[rank].waiting.length === 0)
  }

  /** Whether they would be sent away now. */
  isFullFor(asker: Asker, options: Options = {}): boolean {
    return this.#isTooLate({ rank: rankOf(asker, options), who: asker.who, waitedMs: 0 })
  }

  async #untilTurn(request: Request): Promise<void> {
    if (this.#isTooLate(request)) throw overloaded()
    const { rank, who, waitedMs } = request
    const line = this.#lines[rank]
    const mostMs = this.#mostWaitMs[rank] - waitedMs
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit)
        line.running += 1
        resolve()
      }
      const waiting = { who, begin }
      const giveUp = () => {
        if (!isPatient && this.#isOneWaiting()) {
          isPatient = true
          limit = setTimeout(giveUp, mostAloneMs)
          return
        }
        line.waiting.splice(line.waiting.indexOf(waiting), 1)
        reject(overloaded())
      }
      let isPatient = false
      let limit = Number.isFinite(mostMs) ? setTimeout(giveUp, mostMs) : undefined
      line.waiting.push(waiting)
      this.#beginNext()
    })
  }

  #beginNext(): void {
    const rank = ranks.find(rank => this.#lines[rank].waiting.length > 0)
    if (!rank || !this.#isFree(rank)) return
    const { waiting } = this.#lines[rank]
    const costs = waiting.map(({ who }) => this.#spent.of(who))
    const [next] = waiting.splice(costs.indexOf(Math.min(...costs)), 1)
    next?.begin()
    this.#beginNext()
  }

  #end({ rank, who }: Pick<Request, 'rank' | 'who'>, ms: number | undefined) {
    const line = this.#lines[rank]
    line.running -= 1
    if (ms !== undefined) line.meanMs += (ms - line.meanMs) / 20
    if (ms !== undefined && who !== house.who) this.#spent.add(who, ms)
    this.#beginNext()
  }

  #isTooLate({ rank, who, waitedMs }: Request): boolean {
    const isShort = ranks.every(other => this.#lines[other].waiting.length < handful)
    return !isShort && !this.#isFree(rank) && waitedMs + this.#waitOf(rank, who) > this.#mostWaitMs[rank]
  }

  #isOneWaiting() {
    return (
      ranks.reduce((sum, rank) => sum + (rank === 'office' ? 0 : this.#lines[rank].waiting.length), 0) === 1
    )
  }

  #isFree(rank: Rank) {
    return ranks.reduce((sum, other) => sum + this.#lines[other].running, 0) < this.#atOnce[rank]
  }

  /** Behind all of the ranks before, and in the own one behind those who have cost no more. */
  #waitOf(rank: Rank, who: string): number {
    const own = this.#spent.of(who)
    const ahead = this.#lines[rank].waiting.filter(other => this.#spent.of(other.who) <= own).length + 1
    const before = ranks.slice(0, ranks.indexOf(rank)).map(other => this.#lines[other])
    const workMs = before.reduce(
      (sum, line) => sum + line.waiting.length * line.meanMs,
      ahead * this.#lines[rank].meanMs,
    )
    return workMs / this.#atOnce[rank]
  }
}

function overloaded() {
  const asker = currentAsker()
  if (asker) asker.isSentAway = true
  return new Overloaded('The server is overloaded.')
}

// What everybody has cost of late, in milliseconds.
function createSpending() {
  const most = 5_000
  const spent = new Map<string, { ms: number; at: number }>()
  const of = (who: string) => {
    const last = spent.get(who)
    return last ? last.ms * 2 ** ((last.at - performance.now()) / halfForgottenMs) : 0
  }
  return {
    of,
    add(who: string, ms: number) {
      const sum = of(who) + ms
      // Put last: the first of the map is then the one who has asked for nothing for longest.
      spent.delete(who)
      spent.set(who, { ms: sum, at: performance.now() })
      if (spent.size > most) spent.delete(spent.keys().next().value as string)
    },
  }
}
