import { newsletterWords } from '#content/newsletter.ts'
import { useAnsweredForm } from '#web/answered-form.ts'
import { FormAlert } from '#web/doors/form-alert.tsx'
import { Room } from '#web/room.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

const { title, lead } = newsletterWords.page
const noticeId = 'newsletter-notice'

/** Where an address that was refused comes back, to be mended and sent again. */
export function NewsletterPage() {
  const answered = useAnsweredForm()
  const notice = answered?.notice
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-8 py-section md:grid-cols-2">
        <div>
          <h1 className="display text-page">{title}</h1>
          <p className="lead mt-4 mb-8">{lead}</p>
          {notice && (
            <div id={noticeId}>
              <FormAlert>
                {notice.title}: {notice.text}
              </FormAlert>
            </div>
          )}
          <div className="newsletter-page">
            <NewsletterBox
              box="page"
              refused={
                answered && {
                  email: answered.values.email,
                  error: answered.errors.email,
                  noticeId: notice && noticeId,
                }
              }
            />
          </div>
        </div>
        <Room name="eco" sizes="(min-width: 48rem) 40rem, 90vw" first className="w-full" />
      </div>
    </section>
  )
}
