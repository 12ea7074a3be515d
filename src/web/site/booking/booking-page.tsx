import { bookingForm } from '#content/booking-form.ts'
import { bookingPage } from '#content/booking-page.ts'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { pageWords } from '#content/page-words.ts'
import { priceWords } from '#content/prices.ts'
import { priceFrom } from '#domain/price.ts'
import { Island } from '#web/islands/island.tsx'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Offers } from '#web/site/shared/offers.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { BookingFaq } from './booking-faq.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { HowItWorks } from './how-it-works.tsx'

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

export function BookingPage() {
  return (
    <>
      <PageHead
        title={words.heading}
        lead={words.lead}
        trail={{
          label: shellWords.breadcrumb,
          home: mainNavigation[0] ?? { label: '', href: '/' },
          here: bookingPage.breadcrumb,
        }}
        picture={<RoomPicture name={words.picture} sizes="(min-width: 48rem) min(44vw, 35rem), 1px" first />}
      />
      <section className="pt-[clamp(1.25rem,3vw,3.5rem)] pb-section">
        <div className="wrap">
          <noscript>
            <p className="mb-5 font-semibold text-error">{bookingForm.withoutScript}</p>
          </noscript>
          <Offers className="offers-slim mb-8" />
          <Island name="booking-form" of={BookingForm} props={useFromPrice()} />
        </div>
      </section>
      <HowItWorks />
      <BookingNotes />
      <BookingFaq />
    </>
  )
}
