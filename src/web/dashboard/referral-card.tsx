import { lazy, Suspense } from 'react'
import { referralWords as words } from '#content/loyalty-card.ts'
import { whatsappShareLink } from '#content/sharing.ts'
import { Copy } from '#web/icons/copy.ts'
import { copyCode } from '#web/sharing/copy-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const OverLimit = lazy(async () => ({ default: (await import('./over-limit.tsx')).OverLimit }))

export function ReferralCard({ code, overLimit }: { code: string; overLimit: number }) {
  return (
    <Card>
      <h2 className="display">{words.title}</h2>
      <p className="mt-1 text-ink-soft">{words.text}</p>
      {overLimit > 0 && (
        <Suspense>
          <OverLimit friends={overLimit} />
        </Suspense>
      )}
      <div className="referral-code">
        <output>{code}</output>
        <Button tone="quiet" onClick={() => copyCode(code)}>
          <Copy aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
      <LinkButton
        tone="quiet"
        className="w-full"
        href={whatsappShareLink(words.shareText(code), `${location.origin}/booking`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" className="text-leaf" />
        {words.share}
      </LinkButton>
    </Card>
  )
}
