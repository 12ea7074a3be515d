import { shareTexts, whatsappShareLink } from '#content/sharing.ts'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { useSiteUrl } from './site-url.ts'

const useAddress = () => whatsappShareLink(shareTexts.services, useSiteUrl())

/** Opens WhatsApp in a new window with the message about our services ready to send. */
export function ShareButton({ label }: { label: string }) {
  return (
    <NewTabLink href={useAddress()} tone="quiet" size="small">
      {label}
    </NewTabLink>
  )
}

/** The same, beside other links. */
export function ShareLink({ label }: { label: string }) {
  return (
    <a href={useAddress()} target="_blank" rel="noopener noreferrer" className="share-link">
      {label}
    </a>
  )
}
