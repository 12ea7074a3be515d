// The sample month: how it stands, make it, go in. These calls go to the business's own server, from wherever they come.
import { Refusal } from '#domain/refusal.ts'
import type { SampleState } from '#domain/sample.ts'
import { headersAsSelf } from './as-self.ts'

export const readSample = async (): Promise<SampleState> => (await ask('GET')).json()

/** Answers at once, while it is being made. */
export const makeSample = async (): Promise<SampleState> => (await ask('POST')).json()

/** From now on this browser is shown the sample. */
export const enterSample = () => ask('POST', '/enter')

async function ask(method: string, path = ''): Promise<Response> {
  const answer = await fetch(`/sample${path}`, { method, headers: await headersAsSelf() })
  if (answer.ok) return answer
  const { code, message } = await answer.json().catch(() => ({}))
  if (code && answer.status < 500) throw new Refusal(code, message)
  throw new Error(`The sample month was answered with ${answer.status}`)
}
