// The auth service on one page: path, limit, guard, handler.
import { Hono } from 'hono'
import { notStored } from '#server/http/not-stored.ts'
import { deleteUser } from './admin-delete-user.ts'
import { listFactors, removeFactorOf } from './admin-factors.ts'
import {
  changeProvider,
  createProvider,
  deleteProvider,
  listProviders,
  showProvider,
} from './admin-sso-providers.ts'
import { changeUser, createUser, listUsers, showUserById } from './admin-users.ts'
import { answerError } from './answer-error.ts'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthEnv, AuthService } from './auth-service.ts'
import { authorize, authorizeLinking } from './authorize.ts'
import { takeAnswer, takePostedAnswer } from './callback.ts'
import { requireCaptcha } from './captcha.ts'
import { linkingDisabled, providerDisabled } from './disabled.ts'
import { challengeFactor } from './factors-challenge.ts'
import { enrollFactor } from './factors-enroll.ts'
import { removeFactor } from './factors-remove.ts'
import { verifyFactor } from './factors-verify.ts'
import { generateLink } from './generate-link.ts'
import { requireAdmin, requireUser } from './guards.ts'
import { showHealth } from './health.ts'
import { removeIdentity } from './identities-remove.ts'
import { invite } from './invite.ts'
import { showPublicKeys } from './jwks.ts'
import { limitBy, perAddress } from './limits.ts'
import { signOut } from './logout.ts'
import { requestOtp } from './otp.ts'
import { requirePasskeys } from './passkey-challenges.ts'
import {
  listPasskeys,
  listPasskeysOf,
  removePasskey,
  removePasskeyOf,
  renamePasskey,
} from './passkeys-manage.ts'
import { beginPasskey, keepPasskey } from './passkeys-register.ts'
import { beginPasskeySignIn, signInWithPasskey } from './passkeys-sign-in.ts'
import { reauthenticate } from './reauthenticate.ts'
import { recordAdminAct } from './record-admin-act.ts'
import { recover } from './recover.ts'
import { resend } from './resend.ts'
import { takeAssertion } from './saml-acs.ts'
import { showSamlMetadata } from './saml-service.ts'
import { showSettings } from './settings.ts'
import { setUpAdmin } from './setup.ts'
import { signUp } from './signup.ts'
import { signInWithSso } from './sso.ts'
import { giveToken, limitToken } from './token.ts'
import { showUser } from './user.ts'
import { updateUser } from './user-update.ts'
import { verify, verifyByLink } from './verify.ts'

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of routes
export function createAuthRoutes(auth: AuthService) {
  const routes = new Hono<AuthEnv>()
  const limit = limitBy(auth)
  const captcha = requireCaptcha(auth)
  const user = requireUser(auth)
  const admin = requireAdmin(auth)
  const act = (action: 'insert' | 'update' | 'delete') => recordAdminAct(auth, action)

  routes.onError(answerError)
  routes.use(notStored)

  routes.get('/health', showHealth)
  routes.get('/settings', showSettings(auth))
  routes.get('/.well-known/jwks.json', showPublicKeys(auth))

  routes.post('/signup', limit(perAddress.signUp), captcha, signUp(auth))
  routes.post('/token', limitToken(auth), captcha, giveToken(auth))
  routes.get('/verify', limit(perAddress.verify), verifyByLink(auth))
  routes.post('/verify', limit(perAddress.verify), verify(auth))

  routes.post('/otp', limit(perAddress.mail), captcha, requestOtp(auth))
  routes.post('/recover', limit(perAddress.mail), captcha, recover(auth))
  routes.post('/resend', limit(perAddress.mail), captcha, resend(auth))
  routes.post('/setup', limit(perAddress.signUp), setUpAdmin(auth))

  routes.get('/user', user, showUser)
  routes.put('/user', limit(perAddress.signIn), user, updateUser(auth))
  routes.get('/reauthenticate', limit(perAddress.mail), user, reauthenticate(auth))
  routes.post('/logout', user, signOut(auth))

  routes.post('/factors', limit(perAddress.factor), user, enrollFactor(auth))
  routes.delete('/factors/:id', limit(perAddress.factor), user, removeFactor(auth))
  routes.post('/factors/:id/challenge', limit(perAddress.factor), user, challengeFactor(auth))
  routes.post('/factors/:id/verify', limit(perAddress.factor), user, verifyFactor(auth))

  const passkeys = requirePasskeys(auth)
  routes.post('/passkeys/registration/options', passkeys, limit(perAddress.factor), user, beginPasskey(auth))
  routes.post('/passkeys/registration/verify', passkeys, limit(perAddress.factor), user, keepPasskey(auth))
  routes.post(
    '/passkeys/authentication/options',
    passkeys,
    limit(perAddress.signIn),
    captcha,
    beginPasskeySignIn(auth),
  )
  routes.post('/passkeys/authentication/verify', passkeys, limit(perAddress.signIn), signInWithPasskey(auth))
  routes.get('/passkeys', user, listPasskeys(auth))
  routes.patch('/passkeys/:id', limit(perAddress.factor), user, renamePasskey(auth))
  routes.delete('/passkeys/:id', limit(perAddress.factor), user, removePasskey(auth))

  routes.get('/admin/users', admin, listUsers(auth))
  routes.post('/admin/users', admin, act('insert'), createUser(auth))
  routes.get('/admin/users/:id', admin, showUserById(auth))
  routes.put('/admin/users/:id', admin, act('update'), changeUser(auth))
  routes.delete('/admin/users/:id', admin, act('delete'), deleteUser(auth))
  routes.get('/admin/users/:id/factors', admin, listFactors(auth))
  routes.delete('/admin/users/:id/factors/:factorId', admin, act('update'), removeFactorOf(auth))
  routes.get('/admin/users/:id/passkeys', admin, listPasskeysOf(auth))
  routes.delete('/admin/users/:id/passkeys/:passkeyId', admin, act('update'), removePasskeyOf(auth))
  routes.post('/admin/generate_link', admin, act('update'), generateLink(auth))
  routes.post('/invite', admin, act('insert'), invite(auth))

  routes.post('/sso', captcha, limit(perAddress.signIn), signInWithSso(auth))
  routes.get('/sso/saml/metadata', showSamlMetadata(auth))
  routes.post('/sso/saml/acs', limit(perAddress.signIn), takeAssertion(auth))
  routes.get('/admin/sso/providers', admin, listProviders(auth))
  routes.post('/admin/sso/providers', admin, createProvider(auth))
  routes.get('/admin/sso/providers/:id', admin, showProvider(auth))
  routes.put('/admin/sso/providers/:id', admin, changeProvider(auth))
  routes.delete('/admin/sso/providers/:id', admin, deleteProvider(auth))

  // Only what AUTH_PROVIDERS names.
  const trip = auth.providers.size > 0 ? limit(perAddress.signIn) : providerDisabled
  const linking = auth.providers.size > 0 ? limit(perAddress.signIn) : linkingDisabled
  routes.get('/authorize', trip, authorize(auth))
  routes.get('/callback', trip, takeAnswer(auth))
  routes.post('/callback', trip, takePostedAnswer(auth))
  routes.get('/user/identities/authorize', linking, user, authorizeLinking(auth))
  const unlinking = auth.settings.web3.length > 0 || auth.settings.saml ? limit(perAddress.signIn) : linking
  routes.delete('/user/identities/:id', unlinking, user, removeIdentity(auth))

  routes.all('*', () => {
    throw new AuthRefusal('not_found', 'There is no such endpoint')
  })
  return routes
}
