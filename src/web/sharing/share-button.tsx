import { shareTexts, whatsappShareLink } from '#content/sharing.ts'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSiteUrl } from './site-url.ts'

/** Opens WhatsApp in a new window with the message about our services ready to send. */
export function ShareButton({ label, ...variant }: { label: string } & ButtonVariant) {
  return (
    <LinkButton
      href={whatsappShareLink(shareTexts.services, useSiteUrl())}
      target="_blank"
      rel="noopener noreferrer"
      {...variant}
    >
      <Icon name="whatsapp" />
      {label}
    </LinkButton>
  )
}
