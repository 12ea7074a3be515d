// Calls only the open internet: the address of a push service comes from somebody's browser, and must not lead our server to
// its own neighbours.
import { lookup as lookUpName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export class NotPublic extends Error {
  override name = 'NotPublic'
}

// Special-purpose ranges of IANA: this host, private networks, carriers' own, link-local, tests, multicast, the future.
const closedRanges = [
  ...[
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
  ],
  ...[
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
  ],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
const closed = new BlockList()
for (const range of closedRanges) {
  const [address = '', bits] = range.split('/')
  closed.addSubnet(address, Number(bits), 'ipv4')
}
// Of IPv6 only what is given out to the public is open, less the ranges in it that carry IPv4 or are for documents.
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(address, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Throws NotPublic for what is no https address on its usual port, or names a closed range itself. */
export function requirePublic(endpoint: URL) {
  const host = endpoint.hostname.replace(/^\[|\]$/g, '')
  const isPlain = endpoint.protocol === 'https:' && endpoint.port === '' && endpoint.username === ''
  if (!isPlain || (isIP(host) && !isPublicAddress(host)))
    throw new NotPublic('The address of a push service has to be public and https.')
}

/** For the connection itself, so that the address that is checked is the one that is called. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookUpName(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const isClosed = found.length === 0 || found.some(({ address }) => !isPublicAddress(address))
    if (isClosed) return done(new NotPublic(`${host} leads to an address that is not public.`), [])
    if (options.all) return done(null, found)
    done(null, found[0]?.address ?? '', found[0]?.family)
  })
}
