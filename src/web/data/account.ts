// The signed-in user's account: its address, its password, and its other sessions.

import { asSelf } from './as-self.ts'
import { answerOf, authApi } from './auth-api.ts'
import { restApi } from './rest-api.ts'

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
  const { user } = await answerOf(authApi().getUser())
  if (!user) throw new Error('There is no account.')
  return { id: user.id, email: user.email ?? '', newEmail: user.new_email, about: user.user_metadata }
}

export async function changePassword(change: { current: string; password: string; code: string }) {
  const { current, password, code } = change
  const asked = { password, current_password: current, ...(code && { nonce: code }) }
  await answerOf(authApi().updateUser(asked))
}

export async function askForCode() {
  await answerOf(authApi().reauthenticate())
}

export async function changeEmail(email: string) {
  const options = { emailRedirectTo: `${location.origin}/dashboard` }
  await answerOf(authApi().updateUser({ email }, options))
}

export async function readSessions(): Promise<OwnSession[]> {
  const { data, error } = await asSelf(restApi().rpc('my_sessions'))
  if (error) throw error
  return data as OwnSession[]
}

export async function signOutOthers() {
  const { error } = await authApi().signOut({ scope: 'others' })
  if (error) throw error
}
