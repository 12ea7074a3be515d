// On whose behalf work is done. Known from a request's door on, wherever its work goes: what the server does in its own name
// for a stranger is a stranger's work. It decides who goes first, and nothing else: no right, no limit and no answer hangs on it.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Who goes first: the office, what a client writes, what a client reads, strangers. */
export const ranks = ['office', 'writing', 'reading', 'stranger'] as const
export type Rank = (typeof ranks)[number]

export type Asker = {
  // Whom the work counts against: an account wherever it is, anybody else by address.
  who: string
  address: string
  session?: string | undefined
  standing: 'office' | 'client' | 'stranger'
  // In all lines of this request together.
  waitedMs: number
  isSentAway?: boolean
}

/** Of a token: whose it is, and of which session. */
export type Shown = { account: string; session?: string | undefined }

const askers = new AsyncLocalStorage<Asker>()

// Learned from each answer of the database, so that it is never asked for.
const office = new Set<string>()
// Where somebody of the office has asked, and who: their sign-in from there goes first as well.
const officeAddresses = new Map<string, string>()
// Sessions that the database has refused, and whose: their tokens are good by themselves for up to an hour.
const endedSessions = new Map<string, string>()
const most = 1_000

export function strangerAt(address: string): Asker {
  const who = `address ${address}`
  return { who, address: who, standing: 'stranger', waitedMs: 0 }
}

export const askFor = <T>(asker: Asker, work: () => T): T => askers.run(asker, work)
export const currentAsker = () => askers.getStore()

/** What all wait for must not wait with the one who came first: the house asks it. */
export const askAsHouse = <T>(work: () => T): T => askers.exit(work)

/** Without anybody who asks it is the house's own work. */
export function rankOf(asker: Asker | undefined, { isReading = false } = {}): Rank {
  if (!asker || asker.standing === 'office') return 'office'
  if (asker.standing === 'stranger') return 'stranger'
  return isReading ? 'reading' : 'writing'
}

/** The asker has shown a token, or the mark of a browser. */
export function introduce(shown: Shown) {
  const asker = currentAsker()
  if (asker) Object.assign(asker, standingOf(shown))
}

/** The asker has shown the operator's key. */
export function introduceOperator() {
  const asker = currentAsker()
  if (asker) asker.standing = 'office'
}

/** A client who has shown this token before. Whoever may be of the office is looked at anew each time: until the database has
 *  been asked, nobody knows whether their session still lives. */
export function knownClient(shown: Shown, stranger: Asker): Asker | undefined {
  const known = standingOf(shown)
  return known.standing === 'client' ? { ...stranger, ...known } : undefined
}

function standingOf({ account, session }: Shown) {
  const isOffice = office.has(account) && !endedSessions.has(session ?? '')
  return {
    who: `account ${account}`,
    session,
    standing: isOffice ? ('office' as const) : ('client' as const),
  }
}

/** The database has said whether the account is of the office. */
export function noteOffice(account: string, isOffice: boolean) {
  const { address, session = '' } = currentAsker() ?? {}
  endedSessions.delete(session)
  if (!isOffice) office.delete(account)
  else office.add(account)
  if (isOffice && address) keep(officeAddresses, address, account)
}

/** The database has refused the asker's session: it does not go first again. */
export function noteEnded() {
  const { who = '', session, standing } = currentAsker() ?? {}
  if (session && standing === 'office') keep(endedSessions, session, who)
}

// The first of them is then the one that was noted longest ago.
function keep(noted: Map<string, string>, key: string, account: string) {
  noted.delete(key)
  noted.set(key, account)
  if (noted.size > most) noted.delete(noted.keys().next().value as string)
}

export const isOfficeAt = (address: string) => office.has(officeAddresses.get(address) ?? '')
export const officeAccounts = (): ReadonlySet<string> => office
