// Who asks what it costs need not wait for an answer: the form of /booking reckons while one chooses.
import { contactPage } from '#content/contact.ts'
import { offerFor, specialInShort } from '#content/offers.ts'
import { priceWords } from '#content/prices.ts'
import type { Promotions } from '#content/promotions.ts'
import { bookingOf } from '#content/services.ts'
import { priceFrom } from '#domain/price.ts'
import { labelOfKind, type ServiceKind } from '#domain/service-types.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { MoreLink } from '#web/ui/more-link.tsx'

const specialFor = (kind: ServiceKind, promotions: Promotions) => specialInShort(offerFor([kind], promotions))

const { title, text, kinds, all } = contactPage.price

/** Nothing unless the owner publishes her prices. */
export function PriceAtOnce() {
  const { prices } = useLiveData()
  const promotions = usePromotions()
  const priced = kinds.flatMap(kind => {
    const cents = prices && priceFrom(prices, [kind])
    return cents ? { kind, costs: specialFor(kind, promotions) ?? priceWords.fromAfter(cents) } : []
  })
  if (priced.length === 0) return null
  return (
    <section className="price-at-once">
      <h2 className="display text-title">{title}</h2>
      <p>{text}</p>
      <ul>
        {priced.map(({ kind, costs }) => (
          <li key={kind}>
            <a href={bookingOf({ kinds: [kind] })}>
              {labelOfKind(kind)} <b>{costs}</b>
            </a>
          </li>
        ))}
      </ul>
      <MoreLink href={all.href}>{all.label}</MoreLink>
    </section>
  )
}
