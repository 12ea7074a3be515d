// The type of a logo by what is in it. An SVG that could act or fetch is refused here, before anything reads it.
import type { PictureRefusal } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'

export type LogoKind = 'png' | 'svg'

const largestSvgBytes = 256 * 1024

export function kindOfLogo(bytes: Uint8Array): LogoKind {
  if (bytes.length === 0) throw refused('empty')
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (head === '\x89PNG\r\n\x1a\n') return 'png'
  const text = svgText(bytes)
  if (text === undefined || !/^\ufeff?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text))
    throw refused('not_a_picture')
  if (acts(text)) throw refused('unsafe_svg')
  return 'svg'
}

// One that is no UTF-8 could hide what it says.
function svgText(bytes: Uint8Array): string | undefined {
  if (bytes.length > largestSvgBytes) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const parts =
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|image|feimage|iframe|object|embed|audio|video|animate\w*|set|handler|listener|link|a)[\s/>:]/i

function acts(text: string): boolean {
  return (
    parts.test(text) ||
    // Its own entities, style sheets from elsewhere, and what runs when it is seen.
    /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|@import|javascript\s*:|\son\w+\s*=|&#/i.test(text) ||
    // Places outside the file; a place inside it begins with a hash.
    /\b(?:href|src)\s*=\s*["']?\s*(?!["'\s]*#)/i.test(text) ||
    /url\(\s*["']?\s*(?!["'\s]*#)/i.test(text)
  )
}

const refused = (code: PictureRefusal) => new Refusal(code, code)
