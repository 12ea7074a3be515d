// Who is calling, as a rate limit counts them: the nearest address that is not one of our own proxies.
import { BlockList, isIP } from 'node:net'

export function createAddressReader(trustedProxies: readonly string[]) {
  const trusted = listOf(trustedProxies)
  return (peer: string, forwardedFor: string | undefined) => {
    const hops = [...(forwardedFor ?? '').split(',').map(hop => hop.trim()), peer].map(withoutMapping)
    // Read from the right: whatever stands left of the first stranger was written by the stranger.
    const nearest = hops.findLast(hop => !isTrusted(trusted, hop)) ?? hops.at(-1) ?? ''
    return isIP(nearest) ? nearest : withoutMapping(peer)
  }
}

// One household or phone has a whole /64 of IPv6, so the prefix is what is counted.
export function rateLimitKey(address: string) {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')}::/64`
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
