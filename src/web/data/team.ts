// Who has a role; given by e-mail, taken away by an admin.
import { officeRefusals } from '#content/office-refusals.ts'
import { Refusal } from '#domain/refusal.ts'
import { asSelf } from './as-self.ts'
import type { Role } from './auth.ts'
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

export async function removeRole({ id }: TeamMember) {
  const { data, error } = await asSelf(restApi().from('user_roles').delete().eq('id', id).select('id'))
  if (error) throw officeError(error)
  if (data.length === 0) throw new Refusal('role_gone', officeRefusals.roleGone)
}

export async function giveRoleBack({ user_id, role }: TeamMember) {
  const { error } = await asSelf(restApi().from('user_roles').insert({ user_id, role }))
  if (error && error.code !== '23505') throw officeError(error)
}
