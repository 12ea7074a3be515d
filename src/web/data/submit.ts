// Plain calls for the public pages, which do not load a Supabase client: send a form's row, call a function.
import { Refusal, storedAsSent } from '#domain/refusal.ts'
import { publishableKey } from './publishable-key.ts'

type Fault = { code?: string; message?: string; details?: string | null; hint?: string | null }
export type Honeypot = { website: string }

// The id is made in the browser, so a repeat of a request that did arrive is the same row, and is stored already.
export async function submitRow(table: string, row: object, authorization?: string) {
  const answer = await post(table, row, authorization)
  // 202: stored, but the request holds no time until its sender has confirmed it.
  if (answer.ok && answer.status !== 202) return
  const fault: Fault = await answer.json()
  if (fault.hint !== storedAsSent) throw refusalOf(fault)
}

export async function callFunction<T>(name: string, args: object, authorization?: string): Promise<T> {
  const answer = await post(`rpc/${name}`, args, authorization)
  if (!answer.ok) throw refusalOf(await answer.json())
  return answer.json()
}

function post(path: string, body: object, authorization?: string) {
  return fetch(`/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: publishableKey(),
      ...(authorization && { authorization }),
    },
    body: JSON.stringify(body),
  })
}

// Our refusals carry their code in `details`, a refused field after a colon ('validation_failed:guest_name').
function refusalOf({ code = '', message = '', details }: Fault): Error {
  if (/^PGRST30[1-3]$/.test(code)) return new Refusal('session_ended', message)
  if (/_pkey"/.test(message)) return new Refusal('key_taken', message)
  const [, reason, field] = /^([a-z]+(?:_[a-z]+)+)(?::(\w+))?$/.exec(details ?? '') ?? []
  return reason ? new Refusal(reason, message, field) : new Error(message)
}
