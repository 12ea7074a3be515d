import { type AdvertPath, adverts, promotionOf } from '#content/adverts.ts'
import { shellWords } from '#content/navigation.ts'
import type { Promotions } from '#content/promotions.ts'
import { townPaths } from '#content/towns.ts'
import { visitorOffers } from '#content/visitor-offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { ChatButton } from '#web/sharing/chat-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

// Where one reads before one books; forms and what one person was sent have their own last word, and each service its own
// two buttons.
const reading = new Set<string>([
  '/',
  '/about',
  '/gallery',
  '/reviews',
  ...townPaths,
  ...Object.keys(adverts),
])
const isRead = (path: string) => reading.has(path) || path.startsWith('/blog')

/** On a phone, once the first two screens have gone: the ways to a chat and to a day stay in reach. */
export function BookBar({ path }: { path: string }) {
  const { label, href } = bookedFrom(path, usePromotions())
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

/** A running advert books what it offers. */
function bookedFrom(path: string, promotions: Promotions) {
  const advert = path as AdvertPath
  const isRunning = advert in adverts && promotions[promotionOf[advert]].is_running
  return isRunning ? visitorOffers[advert](promotions).book : shellWords.bookBar
}
