// The mail server as admins set it. The password goes to the server and never comes back.
import type { MailServerForm, MailServerState, MailTest } from '#domain/mail-server.ts'
import { Refusal } from '#domain/refusal.ts'
import { headersAsSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { setSendsMail } from './sends-mail.ts'

export async function readMailServer(): Promise<MailServerState> {
  return shown(await ask<MailServerState>('GET', ''))
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function saveMailServer(
  seen: MailServerState,
  setting: MailServerForm,
): Promise<MailServerState> {
  return shown(await ask<MailServerState>('PUT', '', { ...setting, seen: seen.updated_at }))
}

export async function removeMailServer(seen: MailServerState): Promise<MailServerState> {
  return shown(await ask<MailServerState>('DELETE', '', { seen: seen.updated_at }))
}

/** One letter to whoever asks; with the kept password, where none is typed. */
export function testMailServer(setting: MailServerForm): Promise<MailTest> {
  return ask<MailTest>('POST', '/test', setting)
}

// The office speaks of mail in many places; from now on they say what is so.
function shown(state: MailServerState): MailServerState {
  setSendsMail(state.source !== 'none')
  return state
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { ...(await headersAsSelf()), 'content-type': 'application/json' }
  const answer = await fetch(`/mail-server${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer.json()
  const { code, message, details } = await answer.json().catch(() => ({}))
  if (code === 'changed_meanwhile') throw changedMeanwhile()
  if (answer.status < 500 && code) throw new Refusal(code, message, details ?? undefined)
  throw new Error(`The mail server was answered with ${answer.status}`)
}
