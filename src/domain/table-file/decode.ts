// The bytes of a file as text: UTF-8 where they are that, otherwise the Windows-1252 of older programs.
import { FileFault } from './fault.ts'

const otherKinds = ['PK\u0003\u0004', '%PDF', '\u00d0\u00cf\u0011\u00e0']

export function decodeFile(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileFault(1, 'empty')
  const text = decoded(bytes)
  if (otherKinds.some(start => text.startsWith(start)) || text.slice(0, 4000).includes('\u0000'))
    throw new FileFault(1, 'not-text')
  if (!text.trim()) throw new FileFault(1, 'empty')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
