import { useEffect, useRef } from 'react'
import { loyaltyPage } from '#content/loyalty.ts'
import { loyaltyCard } from '#domain/loyalty.ts'
import type { LoyaltyStatus } from '#web/data/loyalty-programme.ts'
import { StampCard } from '#web/rewards/stamp-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const { again, found, unknown } = loyaltyPage.check
const { join } = loyaltyPage

type StatusCardProps = { status: LoyaltyStatus; onAgain: () => void }

/** Replaces the form and takes the focus, whatever the outcome. */
export function StatusCard({ status, onAgain }: StatusCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={card} role="status" tabIndex={-1} className="grid scroll-mt-28 gap-5 outline-none">
      {status.found ? <Found status={status} /> : <Unknown phone={status.phone} />}
      <div className="buttons">
        <Button tone="quiet" onClick={onAgain}>
          {again}
        </Button>
        {!status.found && <LinkButton href={join.register.href}>{join.register.label}</LinkButton>}
      </div>
    </div>
  )
}

function Found({ status }: { status: LoyaltyStatus }) {
  const { stamps, places, cleansToGo, nextMilestone } = loyaltyCard(status.cleans)
  const name = status.name ?? ''
  return (
    <>
      <h3 className="display wrap-anywhere text-title">{found.title(name)}</h3>
      <StampCard
        count={found.count(stamps, places)}
        label={found.label(stamps, places)}
        stamped={stamps}
        foot={found.toGo(cleansToGo, nextMilestone)}
      />
      <StatusFacts status={status} name={name} />
      <p className="text-small">
        {found.more} <a href={found.page.href}>{found.page.label}</a>
      </p>
    </>
  )
}

function StatusFacts({ status, name }: { status: LoyaltyStatus; name: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 tabular-nums [&_dd]:font-semibold [&_dd]:wrap-anywhere [&_dt]:text-ink-soft">
      <dt>{found.name}</dt>
      <dd>{name}</dd>
      <dt>{found.phone}</dt>
      <dd>{status.phone}</dd>
      <dt>{found.cleans}</dt>
      <dd>{status.cleans}</dd>
      <dt>{found.referrals}</dt>
      <dd>{status.referrals}</dd>
    </dl>
  )
}

function Unknown({ phone }: { phone: string }) {
  return (
    <div className="rounded-card bg-sand p-[clamp(1.25rem,0.5rem+2.6vw,2.5rem)]">
      <h3 className="display text-title">{unknown.title}</h3>
      <p className="mt-2">{unknown.text(phone)}</p>
    </div>
  )
}
