import { newsletterWords } from '#content/newsletter.ts'
import { useAnsweredForm } from '#web/answered-form.ts'
import { FormAlert } from '#web/doors/form-alert.tsx'
import { Room } from '#web/room.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

const { title, lead } = newsletterWords.page

/** Where an address that was refused comes back, to be mended and sent again. */
export function NewsletterPage() {
  const { values, errors, notice } = useAnsweredForm() ?? {}
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-8 py-section md:grid-cols-2">
        <div>
          <h1 className="display text-page">{title}</h1>
          <p className="lead mt-4 mb-8">{lead}</p>
          {notice && (
            <FormAlert>
              {notice.title}: {notice.text}
            </FormAlert>
          )}
          <div className="newsletter-page">
            <NewsletterBox box="page" email={values?.email} error={errors?.email} />
          </div>
        </div>
        <Room name="eco" sizes="(min-width: 48rem) 40rem, 90vw" first className="w-full" />
      </div>
    </section>
  )
}
