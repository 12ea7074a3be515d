// Plain calls for the public pages, which carry no client: send a row through the form door, call a function.
import { Refusal } from '#domain/refusal.ts'
import { publishableKey } from './publishable-key.ts'

type Fault = { code?: string; message?: string; details?: string | null }
export type Honeypot = { website: string }

// The id is made in the browser, so a repeat of a request that did arrive is the same row: 'known already'.
export async function submitRow(
  table: string,
  row: object,
  authorization?: string,
): Promise<'stored' | 'known already'> {
  const answer = await post(table, row, authorization)
  if (answer.ok) return 'stored'
  const fault: Fault = await answer.json()
  if (isOwnRepeat(table, fault)) return 'known already'
  throw refusalOf(fault)
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

// PostgreSQL names the key but, to those who may not read the table, not its value.
function isOwnRepeat(table: string, { code, message = '' }: Fault): boolean {
  return code === '23505' && message.includes(`${table}_pkey`)
}

// Our refusals carry their code in `details`, a refused field after a colon ('validation_failed:guest_name').
function refusalOf({ code = '', message = '', details }: Fault): Error {
  if (/^PGRST30[1-3]$/.test(code)) return new Refusal('session_ended', message)
  const [, reason, field] = /^([a-z]+(?:_[a-z]+)+)(?::(\w+))?$/.exec(details ?? '') ?? []
  return reason ? new Refusal(reason, message, field) : new Error(message)
}
