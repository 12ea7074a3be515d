import { mailtoLink, whatsappShareLink } from '#content/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { useSiteUrl } from './site-url.ts'

export type ShareWords = { whatsapp: string; mail: string; copy: string; copied: string; native?: string }
type ShareRowProps = {
  words: ShareWords
  path: string
  message: string
  subject: string
  body?: string
  /** Where another button is what the page is about. */
  isQuiet?: boolean
}

/** Links that work everywhere; copying and the phone's own share sheet where the browser has them. */
export function ShareRow({ words, path, message, subject, body = message, isQuiet }: ShareRowProps) {
  const address = new URL(path, useSiteUrl()).href
  return (
    <div className="buttons gap-2">
      <NewTabLink href={whatsappShareLink(message, address)} tone={isQuiet ? 'quiet' : 'leaf'} size="small">
        <Icon name="whatsapp" />
        {words.whatsapp}
      </NewTabLink>
      <LinkButton href={mailtoLink({ subject, body: `${body} ${address}` })} tone="quiet" size="small">
        {words.mail}
      </LinkButton>
      <Button
        tone="quiet"
        size="small"
        className="needs-script"
        data-copy={address}
        data-copied={words.copied}
      >
        {words.copy}
      </Button>
      {words.native && (
        <Button tone="quiet" size="small" hidden data-share={address} data-text={message}>
          {words.native}
        </Button>
      )}
    </div>
  )
}
