// DELETE /user/identities/{id}: a way in less, never the last.
import { type AuthCode, AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer } from './auth-service.ts'
import { requireFullProof } from './guards.ts'
import { idInPath } from './read-body.ts'
import { listSsoProviders } from './sso-providers.ts'

const refusals = {
  identity_not_found: "Identity doesn't exist",
  single_identity_not_deletable: 'User must have at least 1 identity after unlinking',
  email_conflict_identity_not_deletable: 'Unable to unlink identity due to email conflict',
} satisfies Partial<Record<AuthCode, string>>

type Outcome = 'unlinked' | keyof typeof refusals

export function removeIdentity(auth: AuthService): AuthHandler {
  return async context => {
    const who = context.get('who')
    requireFullProof(who)
    const outcome = await askServer<Outcome>(auth, 'select to_json(auth.unlink_identity($1, $2, $3))', [
      who.user.id,
      idInPath(context, 'id'),
      `{${(await waysInto(auth)).join(',')}}`,
    ])
    if (!outcome) throw new Error('The database did not answer')
    if (outcome !== 'unlinked') throw new AuthRefusal(outcome, refusals[outcome])
    return context.json({})
  }
}

// Through which one can sign in here today.
async function waysInto(auth: AuthService) {
  const { providers, settings } = auth
  const firms = settings.saml ? await listSsoProviders(auth) : []
  return [
    'email',
    ...providers.keys(),
    ...settings.web3.map(chain => `web3:${chain}`),
    ...firms.filter(({ disabled }) => !disabled).map(({ id }) => `sso:${id}`),
  ]
}
