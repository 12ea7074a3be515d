import type { ServerStatus } from '#domain/server-status.ts'
import { headersAsSelf } from './as-self.ts'

export async function readServerStatus(): Promise<ServerStatus> {
  const answer = await fetch('/status', { headers: await headersAsSelf() })
  if (!answer.ok) throw new Error(`The status was answered with ${answer.status}`)
  return answer.json()
}
