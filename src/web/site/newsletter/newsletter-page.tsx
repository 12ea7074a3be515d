import { newsletterWords } from '#content/newsletter.ts'
import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { NewsletterBox } from '#web/site/shared/newsletter-box.tsx'

const { title, lead } = newsletterWords.page
const noticeId = 'newsletter-notice'

/** Shows a refused address again, to be corrected and sent. */
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
        <DetailPicture name="door" sizes="(min-width: 48rem) 40rem, 90vw" first />
      </div>
    </section>
  )
}
