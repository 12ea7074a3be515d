import { shareTexts, whatsappShareLink } from '#content/sharing.ts'
import { useSiteUrl } from './site-url.ts'

/** Opens WhatsApp in a new window with the message about our services ready to send. */
export function ShareLink({ label }: { label: string }) {
  const address = whatsappShareLink(shareTexts.services, useSiteUrl())
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="share-link">
      {label}
    </a>
  )
}
