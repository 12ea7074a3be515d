// The doors that visitors, clients and the office use: /auth/v1, /rest/v1 and plain forms. No door is behind the counter.
import { AuthClient, type Session } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { MailServer } from '#tests/mail/mail-server.ts'

export const demoPassword = 'blue wren on the stoep'

export type Member = {
  id: string
  email: string
  session: Session
  tables: PostgrestClient
}

const patienceMs = 30_000

type Refusal = { message: string; details?: string | null }

/** The answer, or the end of it all: a demo with holes would be worse than none. */
export async function must<T>(
  asked: PromiseLike<{ data: T; error: Refusal | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await asked
  if (error) throw new Error(`${error.message} (${error.details ?? 'no details'})`)
  return data as NonNullable<T>
}

/** A public form, sent from an address of its own. */
export async function sendForm(url: string, table: string, row: object, address: string) {
  const answer = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(row),
  })
  if (!answer.ok) throw new Error(`${table}: ${await answer.text()} for ${JSON.stringify(row)}`)
}

export const visitorTables = (url: string) => new PostgrestClient(`${url}/rest/v1`)

const authOf = (url: string, address?: string) =>
  new AuthClient({
    url: `${url}/auth/v1`,
    headers: address ? { 'x-forwarded-for': address } : {},
    flowType: 'implicit',
    persistSession: false,
    autoRefreshToken: false,
  })

function memberOf(url: string, session: Session): Member {
  const headers = { Authorization: `Bearer ${session.access_token}` }
  const tables = new PostgrestClient(`${url}/rest/v1`, { headers })
  return { id: session.user.id, email: session.user.email ?? '', session, tables }
}

/** By the link that the server prints. */
export async function setUpOwner(url: string, output: () => string, email: string): Promise<Member> {
  const printed = () => /\/auth\?setup=(\S+)\n/.exec(output())?.[1]
  await untilTrue(() => printed() !== undefined)
  const token = printed()
  const answer = await fetch(`${url}/auth/v1/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return memberOf(url, (await answer.json()) as Session)
}

export async function untilTrue(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 50))
}

type NewAccount = { email: string; about?: object; address: string }

/** Signed up, and confirmed with what the mail brought. */
export async function signUp(url: string, post: MailServer, { email, about, address }: NewAccount) {
  const auth = authOf(url, address)
  await must(auth.signUp({ email, password: demoPassword, options: { data: about ?? {} } }))
  const letter = await letterTo(post, email, /token_hash=([\w-]+)/)
  const { session } = await must(auth.verifyOtp({ token_hash: letter, type: 'signup' }))
  if (!session) throw new Error(`${email} is not signed in`)
  return memberOf(url, session)
}

/** Takes the session along to another day. */
export async function refresh(url: string, member: Member) {
  const { session } = await must(authOf(url).refreshSession(member.session))
  if (session) Object.assign(member, memberOf(url, session))
}

/** The token in a mail's link, once it has arrived. */
export async function letterTo(post: MailServer, recipient: string, wanted: RegExp): Promise<string> {
  const found = () =>
    post.arrivals
      .filter(arrival => arrival.recipient === recipient)
      .map(({ text }) => wanted.exec(text ?? '')?.[1])
      .find(Boolean)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new Error(`No such mail came to ${recipient}: ${wanted}`)), patienceMs)
  await Promise.race([post.until(() => found() !== undefined), tooLate]).finally(() => clearTimeout(late))
  return found() as string
}
