import { referralWords as words } from '#content/loyalty-card.ts'
import { whatsappShareLink } from '#content/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export function ReferralCard({ code }: { code: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ ...words.copied, tone: 'good' })
    } catch {
      // Old browsers and plain http have no clipboard; the code stands there to be read.
      showToast({ ...words.notCopied, tone: 'bad' })
    }
  }

  return (
    <Card>
      <h2 className="font-semibold text-heading text-lg">{words.title}</h2>
      <p className="mt-1">{words.text}</p>
      <p className="my-3 font-semibold text-2xl text-heading tabular-nums tracking-wider">{code}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <LinkButton
          tone="quiet"
          href={whatsappShareLink(words.shareText(code), `${location.origin}/booking`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.share}
        </LinkButton>
      </div>
    </Card>
  )
}
