// Who guesses at an account shares one measure with all other strangers, so that a thousand addresses are one guesser. A
// browser that has been in before, or an address that the account is signed in from, has a measure of its own: strangers
// cannot use it up, and so cannot keep the owner out. The mark opens nothing by itself.
import { getCookie, setCookie } from 'hono/cookie'
import { rateLimitKey } from '#server/http/caller-address.ts'
import { officeAccounts } from '#server/turns/asker.ts'
import { type AuthContext, type AuthService, askServer } from './auth-service.ts'
import { limitAccount, perAccount } from './limits.ts'
import { deviceMark, isSame, randomToken, sha256 } from './secrets.ts'

const daysKept = 180

type Guess = { email: string; userId: string | undefined }

export async function limitGuesses(auth: AuthService, context: AuthContext, { email, userId }: Guess) {
  const known = await knownAs(auth, context, userId)
  await limitAccount(auth, perAccount.password, known ? `${userId} ${known}` : email)
}

// Always looks for an account's sessions, so that the time tells nothing either.
async function knownAs(auth: AuthService, context: AuthContext, userId = '') {
  const ips = await askServer<string[]>(
    auth,
    `select to_json(array(select distinct ip from auth.sessions
       where user_id::text = $1 and ip is not null and least(idle_until, not_after) > $2::timestamptz limit 100))`,
    [userId, auth.now().toISOString()],
  )
  const address = rateLimitKey(context.get('address'))
  if (ips?.some(ip => rateLimitKey(ip) === address)) return address
  return deviceIn(auth, context, userId)
}

export function markDevice(auth: AuthService, context: AuthContext, userId: string) {
  if (deviceIn(auth, context, userId)) return
  const nonce = randomToken()
  setCookie(context, cookieOf(userId), `${nonce}.${deviceMark(auth.keys, userId, nonce)}`, {
    path: '/auth/v1/token',
    httpOnly: true,
    sameSite: 'Strict',
    secure: auth.settings.siteUrl.startsWith('https:'),
    maxAge: daysKept * 24 * 3600,
  })
}

/** Who of the office has been in this browser before: what it asks goes first. */
export const officeAccountOf = (auth: AuthService, context: AuthContext) =>
  [...officeAccounts()].find(account => deviceIn(auth, context, account))

function deviceIn(auth: AuthService, context: AuthContext, userId: string) {
  const [nonce = '', mark = ''] = (getCookie(context, cookieOf(userId)) ?? '').split('.')
  return nonce && isSame(mark, deviceMark(auth.keys, userId, nonce)) ? nonce : undefined
}

// One for each account, since a family or an office may share a browser.
const cookieOf = (userId: string) => `known_device_${sha256(userId).slice(0, 10)}`
