import { bookingForm } from '#content/booking-form.ts'
import { bookingPage } from '#content/booking-page.ts'
import { pageWords } from '#content/page-words.ts'
import { priceWords } from '#content/prices.ts'
import { vowsOf } from '#content/vows.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { priceFrom } from '#domain/price.ts'
import { Island } from '#web/islands/island.tsx'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Offers } from '#web/site/shared/offers.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { BookingFaq } from './booking-faq.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { WhoComes } from './who-comes.tsx'

const words = pageWords['/booking']

// The least of all, until more is chosen. Nothing unless the owner publishes her prices.
function useFromPrice(): { from?: string } {
  const { prices } = useLiveData()
  const cents =
    prices &&
    priceFrom(
      prices,
      prices.kinds.map(({ kind }) => kind),
    )
  return cents ? { from: priceWords.fromAfter(cents) } : {}
}

/** The keys of the home page, and so what an address may name. */
function useFreeDays(): IsoDay[] {
  const { days } = useLiveData()
  const free = days?.slots.filter(({ state }) => state === 'free').map(({ day }) => day) ?? []
  return [...new Set([...free, ...(days?.later ? [days.later.day] : [])])]
}

export function BookingPage() {
  return (
    <>
      <section className="desk-head on-deep">
        <div className="wrap">
          <div>
            <h1 className="display text-page">{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <TickList items={[...bookingPage.promises, ...vowsOf()]} />
          <Offers className="offers-slim" />
        </div>
      </section>
      <section className="desk">
        <div className="wrap">
          <noscript>
            <p className="mb-5 font-semibold text-error">{bookingForm.withoutScript}</p>
          </noscript>
          <Island name="booking-form" of={BookingForm} props={{ ...useFromPrice(), days: useFreeDays() }} />
        </div>
      </section>
      <WhoComes />
      <HowItWorks />
      <BookingNotes />
      <BookingFaq />
    </>
  )
}
