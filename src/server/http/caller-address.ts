// Who is calling, as a rate limit counts them: the nearest address that is not one of our own proxies.
import { BlockList, isIP } from 'node:net'

export type AddressReader = ReturnType<typeof createAddressReader>

export function createAddressReader(trustedProxies: readonly string[]) {
  const trusted = listOf(trustedProxies)
  return (peer: string, forwardedFor: string | undefined) => {
    const hops = [...(forwardedFor ?? '').split(',').map(hop => hop.trim()), peer].map(withoutMapping)
    // Read from the right: everything to the left of the first stranger was written by that stranger.
    const nearest = hops.findLast(hop => !isTrusted(trusted, hop)) ?? hops.at(-1) ?? ''
    return isIP(nearest) ? nearest : withoutMapping(peer)
  }
}

// One household or phone has a whole /64 of IPv6, so the prefix is what is counted.
export const rateLimitKey = (address: string) => (isIP(address) === 6 ? prefixOf(address, 64) : address)

// A customer with a /56 or a /48 has hundreds of those: wider prefixes are counted too, each with a higher limit, because
// they may also hold many who have nothing to do with each other.
export function rateLimitKeys(address: string): { key: string; times: number }[] {
  const narrow = { key: rateLimitKey(address), times: 1 }
  if (isIP(address) !== 6) return [narrow]
  return [narrow, { key: prefixOf(address, 56), times: 3 }, { key: prefixOf(address, 48), times: 9 }]
}

function prefixOf(address: string, bits: 48 | 56 | 64) {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right]
    .slice(0, Math.ceil(bits / 16))
    .map(group => parseInt(group, 16))
  const last = groups.pop() ?? 0
  const kept = bits === 56 ? last & 0xff00 : last
  return `${[...groups, kept].map(group => group.toString(16)).join(':')}::/${bits}`
}

function listOf(entries: readonly string[]) {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address)) throw new Error(`TRUST_PROXY holds ${entry}, which is no address or range`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isTrusted(list: BlockList, address: string) {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
