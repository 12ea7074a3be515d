import { bookingPage } from '#content/booking-page.ts'
import { Icon } from '#web/ui/icon.tsx'

const { title, list, contact } = bookingPage.faq

export function BookingFaq() {
  return (
    <section className="pb-section">
      <div className="wrap grid gap-8 col:grid-cols-[4fr_8fr] col:gap-16">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="mt-4">
            {contact.before} <a href={contact.href}>{contact.label}</a>
          </p>
        </div>
        <div className="border-b-2 border-line">
          {list.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group border-t-2 border-line">
              <summary className="flex min-h-16 items-center justify-between gap-4 py-3 text-[1.1875rem] leading-[1.35] font-bold text-heading">
                {question}
                <Icon
                  name="down"
                  className="size-[22px] flex-none transition-[rotate] group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[58ch] pb-6">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
