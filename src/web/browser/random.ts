// Random ids and keys, made in the browser so that a request sent again is known by them.

// randomUUID exists on secure pages only, and a first try-out on a home network is not one.
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hexOf(bytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** 256 bits, as 64 hexadecimal digits. */
export function newToken(): string {
  return hexOf(randomBytes(32))
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
