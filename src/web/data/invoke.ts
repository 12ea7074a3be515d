// Calls one of the server's own functions as whoever is signed in. What it refuses is thrown with its code.
import { Refusal } from '#domain/refusal.ts'
import { headersAsSelf } from './as-self.ts'

export async function invoke(name: string, args: object = {}): Promise<Response> {
  const answer = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await headersAsSelf()) },
    body: JSON.stringify(args),
  })
  if (answer.ok) return answer
  // A failure of the server's own is the screen's to explain.
  if (answer.status >= 500) throw new Error(`${name} was answered with ${answer.status}`)
  const { code = 'failed', message = '' } = await answer.json().catch(() => ({}))
  throw new Refusal(code, message)
}
