// POST /invite: an account for someone else, who confirms it by mail and then chooses a password. With a role of ours
// they join the team when they do.
import { z } from 'zod'
import { readUser } from './admin-users.ts'
import type { AuthHandler, AuthService } from './auth-service.ts'
import { prepareLink } from './generate-link.ts'
import { emailField, metadataField, readBody, teamRoleField } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

const wanted = z.object({ email: emailField, data: metadataField, role: teamRoleField })

export function invite(auth: AuthService): AuthHandler {
  return async context => {
    const { email, data, role } = await readBody(context, wanted)
    const redirectTo = safeRedirect(context.req.query('redirect_to'), auth.settings)
    const { userId } = await prepareLink(auth, {
      ...{ type: 'invite', email, data, redirectTo, isMailed: true },
      invitedRole: role ?? undefined,
    })
    return context.json(await readUser(auth, userId))
  }
}
