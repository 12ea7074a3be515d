import { type AdvertPath, adverts, promotionOf } from '#content/adverts.ts'
import { shellWords } from '#content/navigation.ts'
import type { Promotions } from '#content/promotions.ts'
import { townPaths } from '#content/towns.ts'
import { visitorOffers } from '#content/visitor-offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const { quote } = shellWords

// Where one reads before one books; forms and what one person was sent have their own last word.
const reading = new Set<string>([
  '/',
  '/about',
  '/services',
  '/gallery',
  '/reviews',
  ...townPaths,
  ...Object.keys(adverts),
])
const isRead = (path: string) => reading.has(path) || path.startsWith('/blog')

/** On a phone, once most of the first screen has gone: the ways to a quote and to a day stay in reach. */
export function BookBar({ path }: { path: string }) {
  const { label, href } = bookedFrom(path, usePromotions())
  return (
    isRead(path) && (
      <aside className="book-bar" aria-label={label}>
        <a className="link" href={quote.href}>
          {quote.label}
        </a>
        <LinkButton href={href} tone="coral">
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
