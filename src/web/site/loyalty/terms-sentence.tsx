import { registerPage } from '#content/loyalty.ts'
import { consentWordings } from '#domain/consent-wordings.ts'

const { read } = registerPage.form

/** The sentence that is stored with the consent, whose words lead to what they name. */
export function TermsSentence() {
  const parts = consentWordings.terms.split(new RegExp(`(${Object.keys(read).join('|')})`))
  return parts.map(part => {
    const href = read[part as keyof typeof read]
    return href ? (
      <a key={part} href={href} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    )
  })
}
