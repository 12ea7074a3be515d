// Answers to a costly question that everybody asks and that is the same for all of them, kept for a moment. What is
// written through this process shows at once; what another one wrote, when the moment is over.
import { refusal, submitterOf } from './count-hit.ts'
import type { RestRequest } from './rest-request.ts'

const keptFunctions: ReadonlySet<string> = new Set(['available_slots', 'area_days'])

const keptMs = 2_000
const most = 200
// A person looks at a few months. A caller who keeps asking for new ranges of days is not looking for a clean.
const newQuestions = { hits: 30, ms: 10_000 }

type Answer = { status: number; headers: [string, string][]; body: string }
type Options = { rateLimitScale: number; now?: () => number }
export type KeptAnswers = ReturnType<typeof createKeptAnswers>

export function createKeptAnswers({ rateLimitScale, now = () => Date.now() }: Options) {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>()
  const askedAt = new Map<string, number[]>()

  function countNewQuestion(who: string) {
    const recent = (askedAt.get(who) ?? []).filter(at => at > now() - newQuestions.ms)
    if (recent.length >= newQuestions.hits * rateLimitScale)
      throw refusal('rate_limited', 'Please wait a moment and look again.', 429, { 'retry-after': '10' })
    putLast(askedAt, who, [...recent, now()])
  }

  function ask(key: string, make: () => Promise<Response>): Promise<Answer> {
    const answer = make().then(readAnswer)
    putLast(kept, key, { at: now(), answer })
    // A failure is nobody else's.
    answer.catch(() => kept.delete(key))
    return answer
  }

  return {
    async answer(asked: RestRequest, name: string, make: () => Promise<Response>): Promise<Response> {
      if (!keptFunctions.has(name)) return make()
      const key = keyOf(asked)
      const known = kept.get(key)
      const isFresh = known !== undefined && now() - known.at < keptMs
      if (!isFresh) countNewQuestion(submitterOf(asked))
      const { body, ...init } = await (isFresh ? known.answer : ask(key, make))
      return new Response(body, init)
    },
    forget: () => kept.clear(),
  }
}

// The first of the map is then the one put longest ago.
function putLast<T>(map: Map<string, T>, key: string, value: T) {
  map.delete(key)
  map.set(key, value)
  if (map.size > most) map.delete(map.keys().next().value as string)
}

const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
})

// Strangers share an answer. Nobody signed in waits for theirs, which may be long in coming or never come.
const keyOf = ({
  caller,
  method,
  schema,
  search,
  preferences,
  accept,
  range,
  contentType,
  body,
}: RestRequest) =>
  JSON.stringify([caller, method, schema, search, preferences, accept, range, contentType, body])
