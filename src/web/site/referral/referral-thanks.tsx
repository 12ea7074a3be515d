import { referralDesk } from '#content/referral.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { toInternational } from '#domain/phone.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SentPanel } from '#web/ui/sent-panel.tsx'
import type { ReferralValues } from './referral-values.ts'

const words = referralDesk.sent

type ReferralThanksProps = {
  values: ReferralValues
  code: string | undefined
  siteUrl: string
  onAgain: () => void
}

/** The friend gets no mail from us: the message is the referrer's own, written and ready to send. */
export function ReferralThanks({ values, code, siteUrl, onAgain }: ReferralThanksProps) {
  const friend = values.friend_name.trim().split(/\s+/)[0] ?? ''
  const page = new URL('/booking', siteUrl).href
  const message = words.message({ friend, code, page })
  return (
    <SentPanel title={words.title}>
      <p>{words.text(friend)}</p>
      <blockquote className="bubble m-0 wrap-anywhere">{message}</blockquote>
      <div className="buttons">
        <LinkButton
          href={whatsappLinkTo(toInternational(values.friend_phone) ?? '', message)}
          tone="leaf"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {words.whatsapp(friend)}
        </LinkButton>
        <Button tone="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </SentPanel>
  )
}
