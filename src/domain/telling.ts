// Whether a letter will tell somebody what the office has just done, and if not, why.
export type Telling = { by: 'mail'; email: string | null } | { by: 'nobody'; why: 'no_address' | 'no_server' }

type Reachable = { email: string | null; hasAccount: boolean; sendsMail: boolean }

/** An account has an address, also where the office does not see it. */
export function tellingOf({ email, hasAccount, sendsMail }: Reachable): Telling {
  if (!email && !hasAccount) return { by: 'nobody', why: 'no_address' }
  return sendsMail ? { by: 'mail', email } : { by: 'nobody', why: 'no_server' }
}
