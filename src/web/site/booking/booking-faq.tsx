import { bookingPage } from '#content/booking-page.ts'
import { DisclosureList } from '#web/ui/disclosure-list.tsx'

export function BookingFaq() {
  const { title, list, contact } = bookingPage.faq
  if (list.length === 0) return null
  return (
    <section className="pb-section">
      <div className="wrap grid gap-5 col:grid-cols-[4fr_8fr] col:gap-16">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="mt-2 md:mt-4">
            {contact.before} <a href={contact.href}>{contact.label}</a>
          </p>
        </div>
        <DisclosureList list={list} />
      </div>
    </section>
  )
}
