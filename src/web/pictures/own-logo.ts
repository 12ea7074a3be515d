import { business } from '#content/business.ts'
import { readOwnPicture } from '#domain/own-picture.ts'
import type { LogoPicture } from '#web/ui/logo.tsx'

/** The owner's own logo, in the width that is sharp on every screen; undefined where it is the drawn one. */
export function ownLogo(): LogoPicture | undefined {
  const logo = readOwnPicture(business.logo)
  if (!logo || 'art' in logo) return undefined
  const step = logo.webp_widths.find(width => width >= 560) ?? logo.webp_widths.at(-1)
  const { id, width, height } = logo
  return { src: `/storage/v1/object/public/gallery/${id}/${step}.webp`, width, height }
}
