import { type AdvertPath, adverts, advertWords, postText } from '#content/adverts.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { whatsappShareLink } from '#content/sharing.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { useSiteUrl } from '#web/sharing/site-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** Copying and saving need a script; sharing is a link. */
export function AdvertActions({ path }: { path: AdvertPath }) {
  const { copy, save, saving, share, chat } = adverts[path]
  const address = new URL('/booking', useSiteUrl()).href
  return (
    <div className="buttons mt-6">
      <Button data-act="copy" className="needs-script">
        <span data-other={advertWords.copied} aria-live="polite">
          {copy}
        </span>
      </Button>
      <Button data-act="save" tone="quiet" className="needs-script">
        <span data-other={saving}>{save}</span>
      </Button>
      <LinkButton href={whatsappShareLink(postText(path, usePromotions()), address)} tone="leaf" {...outside}>
        <Icon name="whatsapp" />
        {share}
      </LinkButton>
      {chat && (
        <LinkButton href={whatsappChatLink(chat.text)} tone="quiet" {...outside}>
          {chat.label}
        </LinkButton>
      )}
    </div>
  )
}
