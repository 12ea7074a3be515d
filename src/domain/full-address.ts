type Place = { address: string | null; city: string | null; state?: string | null; zip_code?: string | null }

/** In one line; a part that the line says already is not said again. */
export function fullAddress({ address, city, state, zip_code }: Place): string {
  const parts = [address, city, state, zip_code].filter(Boolean) as string[]
  return parts.reduce((line, part) => (saysAlready(line, part) ? line : line ? `${line}, ${part}` : part), '')
}

export const saysAlready = (line: string, part: string) => plain(line).includes(plain(part))

// Whole words only: George is not said in Georgetown.
const plain = (words: string) =>
  ` ${words
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean)
    .join(' ')} `
