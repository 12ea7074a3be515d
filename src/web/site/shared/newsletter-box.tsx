import { archiveWords, newsletterWords as words } from '#content/newsletter.ts'
import { archivePath } from '#domain/archived-letter.ts'
import { emailShape } from '#domain/fields.ts'
import { fieldMessages } from '#domain/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

type NewsletterBoxProps = {
  box: 'footer' | 'blog' | 'page'
  /** The refused address, and why it was refused. */
  refused?: { email?: string; error?: string; noticeId?: string | undefined } | undefined
}

// What the server takes, with the space that a phone's keyboard leaves behind.
const addressPattern = `\\s*${emailShape.source.slice(1, -1)}\\s*`

/**
 * A plain form. The browser keeps back what cannot be an address, and the style sheet says why in our own sentence. The
 * server checks it too, and answers with a redirect to this page, or with a page of its own that has the typed address.
 */
export function NewsletterBox({ box, refused }: NewsletterBoxProps) {
  const field = `newsletter-${box}`
  const error = refused?.error
  return (
    <div className="newsletter">
      {box !== 'footer' && <h2>{words.title}</h2>}
      <p>{words.text}</p>
      <form method="post" action="/newsletter">
        <label htmlFor={field}>{words.email}</label>
        <div className="row" data-missing={fieldMessages.required} data-malformed={fieldMessages.email}>
          <div className="grid gap-1.5">
            <input
              className="input"
              id={field}
              name="email"
              // Not type="email": the browser would refuse an accent before the @, which we take.
              inputMode="email"
              autoCapitalize="none"
              required
              pattern={addressPattern}
              defaultValue={refused?.email}
              // biome-ignore lint/a11y/noAutofocus: whoever comes back here has it to mend, or to send again
              autoFocus={refused !== undefined}
              placeholder={words.placeholder}
              autoComplete="email"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${field}-error` : refused?.noticeId}
            />
            {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
          </div>
          <Button type="submit" tone="quiet">
            {words.submit}
          </Button>
        </div>
        <input type="hidden" name="box" value={box} />
        <Honeypot />
        <p className="consent">{words.consent}</p>
      </form>
      {box !== 'footer' && (
        <>
          <NewsletterThanks box={box} />
          <p>
            <a className="inline-block py-3 font-semibold underline" href={archivePath}>
              {archiveWords.title}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

/** Shown only while the address of the page points at it; outside a fold, which would hide it. */
export function NewsletterThanks({ box }: Pick<NewsletterBoxProps, 'box'>) {
  return (
    <p id={`newsletter-${box}-thanks`} className="newsletter-answer" tabIndex={-1}>
      <strong>{words.thanks.title}</strong> {words.thanks.text}
    </p>
  )
}

function Honeypot() {
  return (
    <label className="sr-only" aria-hidden="true">
      {words.honeypot}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
