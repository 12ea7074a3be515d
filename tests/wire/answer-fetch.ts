import { vi } from 'vitest'

type Answer = (asked: Request) => Response | Promise<Response>

const origin = 'http://site.test'
let answer: Answer

const askWhoeverAnswers = async (input: RequestInfo | URL, init?: RequestInit) =>
  answer(new Request(new URL(String(input), origin), init))

/** Answers what the screens ask for. Their client of the data service keeps the fetch that it finds first: it is one for all engines. */
export function answerFetch(by: Answer) {
  answer = by
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('fetch', askWhoeverAnswers)
}
