import type { ServerStatus } from '#domain/server-status.ts'
import { bearer } from './auth.ts'
import { publishableKey } from './publishable-key.ts'

export async function readServerStatus(): Promise<ServerStatus> {
  const headers = { apikey: publishableKey(), Authorization: await bearer() }
  const answer = await fetch('/status', { headers })
  if (!answer.ok) throw new Error(`The status was answered with ${answer.status}`)
  return answer.json()
}
