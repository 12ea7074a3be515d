import type { ServerStatus } from '#domain/server-status.ts'
import { invoke } from './invoke.ts'

export async function readServerStatus(): Promise<ServerStatus> {
  return (await invoke('status')).json()
}
