import { business } from '#content/business.ts'
import { Mark } from '#web/ui/logo.tsx'

/** Name and town on top of a poster. */
export function PosterBrand() {
  return (
    <p className="poster-brand">
      <Mark />
      <span>
        <b>{business.name}</b>
        {business.tagline}
      </span>
    </p>
  )
}
