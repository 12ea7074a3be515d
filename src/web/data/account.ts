// The account of whoever is signed in: its address, its password, and where else it is signed in.

import { bearer } from './auth.ts'
import { answerOf, authClient } from './auth-client.ts'
import { restClient } from './client.ts'

export type OwnSession = {
  id: string
  created_at: string
  refreshed_at: string
  user_agent: string | null
  ip: string | null
  is_current: boolean
}

/** The account as the server knows it now: an address may have been changed in another browser. */
export async function readAccount() {
  const { user } = await answerOf(authClient().getUser())
  if (!user) throw new Error('There is no account.')
  return { id: user.id, email: user.email ?? '', newEmail: user.new_email, about: user.user_metadata }
}

export async function changePassword(change: { current: string; password: string; code: string }) {
  const { current, password, code } = change
  const asked = { password, current_password: current, ...(code && { nonce: code }) }
  await answerOf(authClient().updateUser(asked))
}

export async function askForCode() {
  await answerOf(authClient().reauthenticate())
}

export async function changeEmail(email: string) {
  const options = { emailRedirectTo: `${location.origin}/dashboard` }
  await answerOf(authClient().updateUser({ email }, options))
}

export async function readSessions(): Promise<OwnSession[]> {
  const { data, error } = await restClient()
    .rpc('my_sessions')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as OwnSession[]
}

export async function signOutOthers() {
  const { error } = await authClient().signOut({ scope: 'others' })
  if (error) throw error
}
