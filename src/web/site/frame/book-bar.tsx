import { shellWords } from '#content/navigation.ts'
import { townPaths } from '#content/towns.ts'
import { ChatButton } from '#web/sharing/chat-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const { label, href } = shellWords.bookBar

// Where one reads before one books; forms, adverts and what one person was sent have their own last word, and each service
// its own two buttons.
const reading = new Set<string>(['/', '/about', '/gallery', '/reviews', ...townPaths])
const isRead = (path: string) => reading.has(path) || path.startsWith('/blog')

/** On a phone, once the first two screens have gone: the ways to a chat and to a day stay in reach. */
export function BookBar({ path }: { path: string }) {
  return (
    isRead(path) && (
      <aside className="book-bar" aria-label={label}>
        <ChatButton />
        <LinkButton href={href} tone="coral" size="small">
          {label}
        </LinkButton>
      </aside>
    )
  )
}
