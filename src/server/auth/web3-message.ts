// A message that a wallet has signed: EIP-4361 for Ethereum, and Solana's of the same form. Read line by line; what stands
// twice, or is no part of the form, is refused, so that nothing in a statement can pass for a field.
import { AuthRefusal } from './auth-refusal.ts'

export const chains = ['ethereum', 'solana'] as const
export type Chain = (typeof chains)[number]

export type Web3Message = {
  chain: Chain
  domain: string
  // An Ethereum address is the same in capitals and in small letters.
  address: string
  statement: string | null
  uri: URL
  network: string
  nonce: string | null
  issuedAt: Date
  expiresAt: Date | null
  notBefore: Date | null
}

const kinds = {
  ethereum: {
    mark: 'siwe',
    header: ' wants you to sign in with your Ethereum account:',
    address: /^0x[a-fA-F0-9]{40}$/,
    wrongAddress: 'wallet address is not a valid Ethereum address',
    network: /^[1-9]\d{0,15}$/,
  },
  solana: {
    mark: 'siws',
    header: ' wants you to sign in with your Solana account:',
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    wrongAddress: 'wallet address is not in base58 format',
    // The public service has the prefix, wallets of before it have not.
    network: /^(solana:)?(main|dev|test|local)net$|^$/,
  },
} as const

const domainForm = /^(localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,})(?::\d{1,5})?$/i
const fieldForm = /^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): ?(.*)$/
const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** What the message says, in the public service's words where it says it wrongly. */
export function readWeb3Message(chain: Chain, text: string): Web3Message {
  const kind = kinds[chain]
  const refuse = (sentence: string): never => {
    throw new AuthRefusal('validation_failed', `${kind.mark}: ${sentence}`)
  }
  const lines = text.split('\n')
  const [header = '', address = '', third, fourth, fifth] = lines
  if (lines.length < 6) refuse('message needs at least 6 lines')
  if (!header.endsWith(kind.header)) refuse(`message first line does not end in "${kind.header}"`)
  const domain = header.slice(0, -kind.header.length)
  if (!domainForm.test(domain)) refuse('domain in first line of message is not valid')
  if (!kind.address.test(address)) refuse(kind.wrongAddress)
  if (third !== '') refuse('third line must be empty')
  const hasStatement = fourth !== '' && fifth === ''
  const fields = readFields(lines, hasStatement ? 5 : 3, refuse)
  const times = readTimes(fields, refuse)
  if (fields.get('Version') !== '1')
    refuse(`Version value is not supported, expected 1 got ${fields.get('Version') ?? ''}`)
  const network = fields.get('Chain ID') ?? ''
  if (!kind.network.test(network)) refuse('Chain ID is not valid')
  return {
    chain,
    domain,
    address: chain === 'ethereum' ? address.toLowerCase() : address,
    statement: hasStatement ? (fourth ?? null) : null,
    uri: readUri(fields, refuse),
    network,
    nonce: fields.get('Nonce') || null,
    ...times,
  }
}

type Refuse = (sentence: string) => never
type Fields = ReadonlyMap<string, string>

function readFields(lines: string[], start: number, refuse: Refuse): Fields {
  const fields = new Map<string, string>()
  let inResources = false
  for (const [index, line] of lines.entries()) {
    if (index < start || (line === '' && !inResources)) continue
    const [, name = '', value = ''] = fieldForm.exec(line) ?? []
    // The client leaves the colon out for Solana.
    if (/^Resources:?$/.test(line) && !inResources) inResources = true
    else if (inResources) readResource(line, index, refuse)
    else if (!name || fields.has(name)) refuse(`encountered unparsable line at index ${index}`)
    else fields.set(name, value.trim())
  }
  return fields
}

// The last part of a message.
function readResource(line: string, index: number, refuse: Refuse) {
  if (!line.startsWith('- ')) refuse(`encountered unparsable line at index ${index}`)
  if (!URL.canParse(line.slice(2))) refuse('Resource is not a valid URI')
}

function readUri(fields: Fields, refuse: Refuse): URL {
  const text = fields.get('URI')
  if (!text) return refuse('URI is not specified')
  return URL.parse(text) ?? refuse('URI is not valid')
}

function readTimes(fields: Fields, refuse: Refuse) {
  const read = (name: string) => {
    const text = fields.get(name)
    if (text === undefined) return null
    const time = timeForm.test(text) ? new Date(text) : new Date(Number.NaN)
    return Number.isNaN(time.getTime()) ? refuse(`${name} is not a valid ISO8601 timestamp`) : time
  }
  const issuedAt = read('Issued At') ?? refuse('Issued At is not specified')
  const [expiresAt, notBefore] = [read('Expiration Time'), read('Not Before')]
  if (expiresAt && issuedAt > expiresAt) refuse('Issued At is after Expiration Time')
  if (expiresAt && notBefore && notBefore > expiresAt) refuse('Not Before is after Expiration Time')
  return { issuedAt, expiresAt, notBefore }
}
