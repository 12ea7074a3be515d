import { newsletterWords as words } from '#content/newsletter.ts'
import { Button } from '#web/ui/button.tsx'

type Box = 'footer' | 'blog'

/** A plain form. The server answers by leading back to this page, to the answer that it names. */
export function NewsletterBox({ box }: { box: Box }) {
  const field = `newsletter-${box}`
  return (
    <div className="newsletter">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <form method="post" action="/newsletter">
        <label htmlFor={field}>{words.email}</label>
        <div className="row">
          <input
            className="input"
            id={field}
            type="email"
            name="email"
            required
            maxLength={254}
            placeholder={words.placeholder}
            autoComplete="email"
          />
          <Button type="submit" tone="coral">
            {words.submit}
          </Button>
        </div>
        <input type="hidden" name="box" value={box} />
        <Honeypot />
        <p className="consent">{words.consent}</p>
      </form>
      <Answers box={box} />
    </div>
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

// Each is shown only while the address of the page points at it.
function Answers({ box }: { box: Box }) {
  return Object.entries(words.answers).map(([name, answer]) => (
    <p key={name} id={`newsletter-${box}-${name}`} className="answer" tabIndex={-1}>
      <strong>{answer.title}</strong> {answer.text}
    </p>
  ))
}
