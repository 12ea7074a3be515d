// Who has a role; given by e-mail, taken away by an admin.
import { officeRefusals } from '#content/office-refusals.ts'
import { Refusal } from '#domain/refusal.ts'
import { asSelf, headersAsSelf } from './as-self.ts'
import type { Role } from './auth.ts'
import { authUrl, refusalOf } from './auth-api.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type TeamMember = {
  id: string
  user_id: string
  role: Role
  email: string
  name: string | null
  since: string
  last_sign_in_at: string | null
}

export const readTeam = () => callOffice<TeamMember[]>('team_members')

export async function promote(email: string, role: Role) {
  const isFound = await callOffice<boolean>(`promote_user_to_${role}`, { user_email: email })
  if (!isFound) throw new Refusal('no_account', officeRefusals.noAccount)
}

export type Invitation = { email: string; role: Role; invited_at: string; expires_at: string }

export const readInvitations = () => callOffice<Invitation[]>('team_invitations')

/** False when it was accepted or withdrawn meanwhile. */
export const withdrawInvitation = (email: string) =>
  callOffice<boolean>('withdraw_invitation', { invited_email: email })

export async function inviteByMail(email: string, role: Role) {
  await askAuth(`invite?${backTo()}`, { email, role })
}

/** An invitation to be handed over, without a mail. */
export async function makeInvitationLink(email: string, role: Role): Promise<string> {
  const { action_link } = await askAuth(`admin/generate_link?${backTo()}`, { type: 'invite', email, role })
  return action_link
}

// Where a password is chosen, as after a forgotten one.
const backTo = () => new URLSearchParams({ redirect_to: `${location.origin}/auth?reset` })

async function askAuth(path: string, asked: object): Promise<{ action_link: string }> {
  const answer = await fetch(`${authUrl()}/${path}`, {
    method: 'POST',
    headers: { ...(await headersAsSelf()), 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const told = await answer.json()
  if (!answer.ok) throw refusalOf(Object.assign(new Error(told.msg ?? told.message), { code: told.code }))
  return told
}

export async function removeRole({ id }: TeamMember) {
  const { data, error } = await asSelf(restApi().from('user_roles').delete().eq('id', id).select('id'))
  if (error) throw officeError(error)
  if (data.length === 0) throw new Refusal('role_gone', officeRefusals.roleGone)
}

export async function giveRoleBack({ user_id, role }: TeamMember) {
  const { error } = await asSelf(restApi().from('user_roles').insert({ user_id, role }))
  if (error && error.code !== '23505') throw officeError(error)
}
