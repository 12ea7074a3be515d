// POST /token?grant_type=web3: somebody signs in with a message that their wallet has signed for this site, just now. Each
// message works once, and a nonce in it once as well.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { requireFullProof, sessionOf } from './guards.ts'
import type { LinkFault } from './identity-entry.ts'
import { refusalFor } from './oauth-fault.ts'
import { readBody } from './read-body.ts'
import { isAllowedRedirect } from './redirects.ts'
import { sha256 } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'
import { type Chain, chains, readWeb3Message, type Web3Message } from './web3-message.ts'

const wanted = z.object({
  chain: z.string().max(40).default(''),
  message: z
    .string('message is too short')
    .min(64, 'message is too short')
    .max(20 * 1024, 'message must not exceed 20KB'),
  signature: z.string('signature is missing').max(200),
  // Not of the public clients: to one's own account, as with an ID token.
  link_identity: z.boolean().nullish(),
})

export async function signInWithWeb3(auth: AuthService, context: AuthContext) {
  if (auth.settings.web3.length === 0)
    throw new AuthRefusal('web3_provider_disabled', 'Web3 provider is disabled')
  const chain = chainOf(auth, await readBody(context, z.object({ chain: wanted.shape.chain })))
  const asked = await readBody(context, wanted)
  // Few houses have wallets at their door, and none loads its curves before one is there.
  const { isSignedBy, readSignature } = await import('./web3-signature.ts')
  const signature = readSignature[chain](asked.signature)
  const message = readWeb3Message(chain, asked.message)
  if (!isSignedBy[chain](message.address, asked.message, signature))
    throw refused('Signature does not match address in message')
  requireOurs(auth, message)
  requireTime(auth, message)
  const linkingSessionId = asked.link_identity ? await sessionToLink(auth, context) : null
  await spend(auth, message, asked.message)
  const outcome = await enterWithWallet(auth, context, { message, linkingSessionId })
  return context.json(await sessionAnswer(auth, context, outcome))
}

function chainOf({ settings }: AuthService, { chain }: { chain: string }): Chain {
  const known = chains.find(one => one === chain)
  if (!known) throw new AuthRefusal('web3_unsupported_chain', 'Unsupported chain')
  if (!settings.web3.includes(known))
    throw new AuthRefusal('web3_provider_disabled', `${names[known]} Web3 provider is disabled`)
  return known
}

const names = { ethereum: 'Ethereum', solana: 'Solana' } satisfies Record<Chain, string>

// A message that another site had signed must not open a door here.
function requireOurs({ settings }: AuthService, { chain, uri, domain }: Web3Message) {
  const which = `Signed ${names[chain]} message is using`
  if (uri.protocol !== 'https:' && uri.hostname !== 'localhost')
    throw refused(`${which} URI which does not use HTTPS`)
  if (!isAllowedRedirect(uri, settings))
    throw refused(`${which} URI which is not allowed on this server, message was signed for another app`)
  if (uri.host !== domain.toLowerCase())
    throw refused(`${which} a Domain that does not match the one in URI which is not allowed on this server`)
}

const validMs = 10 * 60_000

function requireTime(auth: AuthService, { chain, issuedAt, expiresAt, notBefore }: Web3Message) {
  const [now, name] = [auth.now(), names[chain]]
  if (notBefore && now < notBefore) throw refused(`Signed ${name} message becomes valid in the future`)
  if (expiresAt && now > expiresAt) throw refused(`Signed ${name} message is expired`)
  const age = now.getTime() - issuedAt.getTime()
  if (age > validMs) throw refused(`${name} message was issued too long ago`)
  if (age < -validMs) throw refused(`${name} message was issued too far in the future`)
}

async function sessionToLink(auth: AuthService, context: AuthContext) {
  const who = await sessionOf(auth, context)
  requireFullProof(who)
  return who.session_id
}

const dayMs = 24 * 3_600_000

// Longer than any message is good for.
async function spend(auth: AuthService, { chain, address, nonce }: Web3Message, text: string) {
  const now = auth.now().getTime()
  const mark = sha256(`web3 ${chain} ${address} ${nonce ? `nonce ${nonce}` : `message ${text}`}`)
  const values = [mark, new Date(now + dayMs).toISOString(), new Date(now).toISOString()]
  const isFirst = await askServer<boolean>(auth, 'select to_json(auth.use_id_token($1, $2, $3))', values)
  if (!isFirst) throw refused('This message has been used')
}

type Outcome = ({ status: 'signed_in' } & KeptSession) | { status: LinkFault }
type Entry = { message: Web3Message; linkingSessionId: string | null }

async function enterWithWallet(auth: AuthService, context: AuthContext, entry: Entry) {
  const { message, linkingSessionId } = entry
  const { refreshToken, made } = newSession(auth, context)
  const given = {
    ...identityOf(message),
    new_id: randomUUID(),
    linking_session_id: linkingSessionId,
    method: 'web3',
  }
  const call = linkingSessionId ? 'auth.return_with_identity' : 'auth.enter_with_wallet'
  const values = [JSON.stringify(given), JSON.stringify(made), auth.now().toISOString()]
  const outcome = await askServer<Outcome>(auth, `select ${call}($1, $2, $3)`, values)
  if (!outcome) throw new Error('The database did not answer')
  if (outcome.status !== 'signed_in') throw refusalFor(outcome.status)
  return { kept: outcome, refreshToken }
}

// In the public service's form. A wallet tells no address that mail could reach.
function identityOf({ chain, address, network, domain, statement }: Web3Message) {
  const sub = `web3:${chain}:${address}`
  const claims = { address, chain, network, domain, statement: statement?.slice(0, 300) ?? null }
  return {
    provider: 'web3',
    provider_id: sub,
    email: null,
    is_checked: false,
    identity_data: { sub, custom_claims: claims, email_verified: false, phone_verified: false },
  }
}

const refused = (sentence: string) =>
  new AuthRefusal('validation_failed', sentence, {
    facts: { error: 'invalid_grant', error_description: sentence },
  })
