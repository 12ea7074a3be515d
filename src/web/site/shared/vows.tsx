import { whatsappChatLink } from '#content/chat.ts'
import { askForProof, vowsOf } from '#content/vows.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { TickList } from './tick-list.tsx'

/** What holds of whoever comes, as far as the owner says so, and how to see it for oneself. */
export function Vows({ className = '' }: { className?: string }) {
  const vows = vowsOf()
  const proof = askForProof()
  return (
    vows.length > 0 && (
      <>
        <TickList items={vows} className={className} />
        {proof && (
          <p className="proof">
            <MoreLink href={whatsappChatLink(proof.message)} target="_blank" rel="noopener noreferrer">
              {proof.label}
            </MoreLink>
          </p>
        )}
      </>
    )
  )
}
