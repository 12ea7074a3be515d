import { business } from '#content/business.ts'
import { quotePage } from '#content/quote-page.ts'

/** A word from the one who comes. */
export function Note({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <figure className="quote-note">
      <span aria-hidden="true" className="display">
        {business.name[0]}
      </span>
      <div>
        <blockquote>“{note}”</blockquote>
        <figcaption>{quotePage.note}</figcaption>
      </div>
    </figure>
  )
}
