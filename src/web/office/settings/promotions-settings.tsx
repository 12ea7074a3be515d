import { useQuery } from '@tanstack/react-query'
import { promotionOf } from '#content/adverts.ts'
import { shortRand } from '#content/prices.ts'
import { type PromotionName, usualPromotions } from '#content/promotions.ts'
import { settingsWords } from '#content/settings.ts'
import { todayAt } from '#domain/calendar.ts'
import { listPriceOfSpecial } from '#domain/price.ts'
import { promotionState } from '#domain/promotion.ts'
import { readPublishedPrices } from '#web/data/prices.ts'
import { readPromotions, type SeenPromotion } from '#web/data/promotions.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { PromotionForm } from './promotion-form.tsx'

const { promotions: words } = settingsWords
const badgeTones = { running: 'confirmed', planned: 'pending', over: 'completed', off: 'cancelled' } as const

/** The offers that the pages and adverts show. */
export function PromotionsSettings() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['promotions', session.user.id],
    queryFn: async () => withUsual(await readPromotions()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {offers => offers.map(offer => <Offer key={offer.name} offer={offer} />)}
      </QueryStates>
    </OfficeSection>
  )
}

function Offer({ offer }: { offer: SeenPromotion }) {
  const state = promotionState(offer, todayAt(new Date()))
  return (
    <section className="mb-8" aria-labelledby={`offer-${offer.name}`}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id={`offer-${offer.name}`} className="font-semibold text-heading">
          {words.names[offer.name]}
        </h4>
        <Badge tone={badgeTones[state]}>{words.states[state]}</Badge>
        <NewTabLink href={advertOf(offer.name)} tone="text" className="ml-auto">
          {words.see}
        </NewTabLink>
      </div>
      {state === 'running' && <NoSpecial offer={offer} />}
      <PromotionForm stored={offer} />
    </section>
  )
}

/** Pages show no special that costs as much as the list they show beside it. */
function NoSpecial({ offer: { price_cents, covers } }: { offer: SeenPromotion }) {
  const isPrice = price_cents !== null && covers !== null
  const { data: prices } = useQuery({
    queryKey: ['published-prices'],
    queryFn: readPublishedPrices,
    enabled: isPrice,
  })
  const listed = isPrice && prices ? listPriceOfSpecial(prices, covers) : undefined
  if (!listed || !isPrice || price_cents < listed) return null
  return (
    <p role="status" className="mb-3 rounded-block bg-sand p-3 text-small">
      {words.notBelow(shortRand(listed))}
    </p>
  )
}

function advertOf(name: PromotionName) {
  return Object.entries(promotionOf).find(([, promotion]) => promotion === name)?.[0] ?? '/'
}

const nothingSet = {
  is_on: true,
  price_cents: null,
  percent: null,
  covers: null,
  starts_on: null,
  updated_at: null,
}

/** Every offer, as set by the owner or with its default. */
function withUsual(set: SeenPromotion[]): SeenPromotion[] {
  return (Object.keys(usualPromotions) as PromotionName[]).map(name => {
    const { is_running: _, ...usual } = usualPromotions[name]
    return set.find(one => one.name === name) ?? { ...nothingSet, ...usual, name }
  })
}
