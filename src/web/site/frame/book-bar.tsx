import { shellWords } from '#content/navigation.ts'
import { townPaths } from '#content/towns.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const { text, label, href } = shellWords.bookBar

// Where one reads before one books; forms, adverts and what one person was sent have their own last word.
const reading = new Set<string>(['/', '/about', '/services', '/gallery', '/reviews', ...townPaths])
const isRead = (path: string) => reading.has(path) || path.startsWith('/blog')

/** On a phone, once the first two screens have gone: the way to a day stays in reach. */
export function BookBar({ path }: { path: string }) {
  return (
    isRead(path) && (
      <aside className="book-bar" aria-label={label}>
        <p>{text}</p>
        <LinkButton href={href} size="small">
          {label}
        </LinkButton>
      </aside>
    )
  )
}
