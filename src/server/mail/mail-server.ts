// Which mail server letters go to at this moment: that of the environment, or the one set in the console, which any process
// may have changed since the last round.
import { isOwnMachine, type MailSecurity } from '#domain/mail-server.ts'
import { sealedBy, type Vault } from '#server/auth/data-key.ts'
import type { Database } from '#server/database/database.ts'

export type MailServer = {
  // Changes with the setting.
  version: string
  transport: { url: string; requireTLS: boolean } | ConsoleTransport
  // Without one: the business's own name and address.
  from: string | undefined
  // The password is there, but the key that opens it is not.
  isLocked: boolean
}

type ConsoleTransport = {
  host: string
  port: number
  secure: boolean
  requireTLS: boolean
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
}

export type ReadMailServer = () => Promise<MailServer | undefined>

export type KeptMailServer = {
  host: string
  port: number
  security: MailSecurity
  username: string | null
  sealed_password: string | null
  from_address: string
  updated_at: string
}

type Options = {
  database: Database
  vault: Vault
  smtpUrl: string | undefined
  mailFrom: string | undefined
}

export function createMailServerReader({ database, vault, smtpUrl, mailFrom }: Options): ReadMailServer {
  if (smtpUrl) return fixedMailServer({ smtpUrl, mailFrom })
  return async () => {
    const kept = await readKeptServer(database)
    return kept && mailServerOf(kept, openPassword(kept, vault))
  }
}

export function fixedMailServer({
  smtpUrl,
  mailFrom,
}: Pick<Options, 'smtpUrl' | 'mailFrom'>): ReadMailServer {
  if (!smtpUrl) return async () => undefined
  const { password, hostname } = new URL(smtpUrl)
  const transport = { url: smtpUrl, requireTLS: password !== '' && !isOwnMachine(hostname) }
  const server = { version: 'environment', transport, from: mailFrom, isLocked: false }
  return async () => server
}

export async function readKeptServer(database: Database): Promise<KeptMailServer | undefined> {
  const statement = { text: 'select public.read_mail_server()', name: 'read mail server' }
  const [[[kept] = []] = []] = await database.tx({ role: 'backend' }, [statement], { readOnly: true })
  return kept ? JSON.parse(kept) : undefined
}

type Plain = Omit<KeptMailServer, 'sealed_password' | 'updated_at'> & { updated_at?: string }
/** Undefined: there is none; null: it is there, and cannot be opened. */
type Password = string | undefined | null

export function mailServerOf(kept: Plain, password: Password): MailServer {
  const { host, port, security, username } = kept
  const auth = username && password ? { auth: { user: username, pass: password } } : {}
  return {
    version: kept.updated_at ?? 'test',
    transport: {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...auth,
    },
    from: kept.from_address,
    isLocked: password === null,
  }
}

// For this host and user alone: whoever changes one of them cannot have the password sent elsewhere.
export const sealedFor = ({ host, username }: Pick<Plain, 'host' | 'username'>) =>
  `mail server ${host} ${username ?? ''}`

export function openPassword(kept: KeptMailServer, vault: Vault): Password {
  if (!kept.sealed_password) return undefined
  if (sealedBy(kept.sealed_password) !== vault.keyId) return null
  try {
    return vault.open(kept.sealed_password, sealedFor(kept))
  } catch {
    // Sealed for another host or user: it is not for this one.
    return null
  }
}
