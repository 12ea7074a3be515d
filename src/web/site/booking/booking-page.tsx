import type { ComponentProps } from 'react'
import { bookingPage } from '#content/booking-page.ts'
import { business } from '#content/business.ts'
import { offerFor, offerOnService, runningOffers, specialInShort } from '#content/offers.ts'
import { pageWords } from '#content/page-words.ts'
import { leadingPrice, priceWords } from '#content/prices.ts'
import { runningRules } from '#content/promotions.ts'
import { servicesPage } from '#content/services.ts'
import { vowsOf, whoInLines } from '#content/vows.ts'
import { isBeforeAnswer } from '#domain/answer-time.ts'
import { monthOf } from '#domain/calendar.ts'
import { priceFrom } from '#domain/price.ts'
import { serviceKinds } from '#domain/service-types.ts'
import { Island } from '#web/islands/island.tsx'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { PlainChatLink } from '#web/sharing/chat-link.tsx'
import { dayKeys } from '#web/site/shared/day-keys.ts'
import { datedAnswer, heardBy } from '#web/site/shared/next-free.ts'
import { ScoreLine } from '#web/site/shared/score-line.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import type { ServiceAsked } from './asked-service.tsx'
import { BookingFaq } from './booking-faq.tsx'
import { BookingForm } from './booking-form.tsx'
import { LoyaltyTeaser, ServiceDoors } from './booking-notes.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { WhoComes } from './who-comes.tsx'

const words = pageWords['/booking']

// Until more is chosen. Nothing unless the owner publishes her prices.
function useFromPrice(): { from?: string } {
  const { prices } = useLiveData()
  const leading = prices && leadingPrice(prices, serviceKinds)
  return leading ? { from: leading.sentence } : {}
}

type FreeDays = Pick<
  ComponentProps<typeof BookingForm>,
  'days' | 'shortDays' | 'likelyFrom' | 'heardBy' | 'answer'
>

/** The keys of the home page, and so what an address may name; the calendar opens on the month of the first. */
function useFreeDays(): FreeDays {
  const { days } = useLiveData()
  const keys = days ? dayKeys(days).filter(({ leadsOn }) => leadsOn) : []
  const open = keys.map(({ day }) => day)
  const shortDays = keys.flatMap(({ day, state }) => (state === 'short' ? day : []))
  const all = [...new Set([...open, ...(days?.later ? [days.later.day] : [])])]
  const [first, today] = [all[0], days?.slots[0]?.day]
  const by = days ? heardBy(days) : undefined
  // Where nothing is free before our answer there is nothing to explain, and no place kept for it.
  const hasSoon = days?.slots.some(
    time => (time.state === 'free' || time.state === 'short') && isBeforeAnswer(time, by),
  )
  const answer = days && datedAnswer(days)
  const known = { days: all, shortDays, ...(by && hasSoon && { heardBy: by }), ...(answer && { answer }) }
  if (!first || !today) return known
  return {
    ...known,
    likelyFrom: monthOf(first) === monthOf(today) ? today : `${monthOf(first)}-01`,
  }
}

/** What a link may ask for, each with what it costs where prices are published. */
function useServices(): ServiceAsked[] {
  const { prices } = useLiveData()
  const promotions = usePromotions()
  return serviceKinds.map(kind => {
    const cents = prices && priceFrom(prices, [kind])
    const costs = cents ? priceWords.fromAfter(cents) : prices && servicesPage.intro.byQuote
    const offer = offerFor([kind], promotions)
    const special = specialInShort(offer)
    return {
      kind,
      // A special has its own price, which is said with what it is for.
      ...(special ? { special } : costs && { costs }),
      ...(offer && { offer: offerOnService(offer) }),
    }
  })
}

function WithoutScript() {
  const { before, or, write } = bookingPage.withoutScript
  return (
    <p className="mb-5 rounded-card bg-surface p-6 font-semibold shadow-rest">
      {before}{' '}
      <a className="whitespace-nowrap" href={`tel:${business.phone.e164}`}>
        {business.phone.shown}
      </a>
      , <PlainChatLink /> {or} <a href={write.href}>{write.label}</a>.
    </p>
  )
}

export function BookingPage() {
  return (
    <>
      <section className="desk-head on-deep">
        <div className="wrap">
          <div>
            <h1 className="display text-page">{words.heading}</h1>
            <p className="lead">{words.lead}</p>
            <ScoreLine />
          </div>
          <TickList items={[...bookingPage.promises, ...whoInLines()]} />
        </div>
      </section>
      <section className="desk" id="request">
        <div className="wrap">
          <noscript>
            <WithoutScript />
          </noscript>
          <Island
            name="booking-form"
            of={BookingForm}
            props={{
              ...useFromPrice(),
              ...useFreeDays(),
              services: useServices(),
              vows: [...vowsOf().slice(0, 2), bookingPage.guarantee],
              offers: runningOffers(usePromotions()),
              running: runningRules(usePromotions()),
            }}
          />
        </div>
      </section>
      <WhoComes />
      <HowItWorks />
      <ServiceDoors />
      <LoyaltyTeaser />
      <BookingFaq />
    </>
  )
}
