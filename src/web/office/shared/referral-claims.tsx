import { claimWords as words } from '#content/referral-claims.ts'
import { formatMoment } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ReferralClaim } from '#domain/referral-request.ts'
import { useAct } from '#web/acts/use-act.ts'
import { decideReferral } from '#web/data/referral-claims.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { inboxKeys } from './read-keys.ts'

/** Everyone who named a friend, and what came of it; where the rule leaves it open, staff accept or refuse. */
export function ReferralClaims({ claims }: { claims: ReferralClaim[] }) {
  return (
    <PanelPart title={words.title}>
      <p className="text-ink-soft">{words.rule}</p>
      <ul className="pairs">
        {claims.map(claim => (
          <ClaimLine key={claim.id} claim={claim} />
        ))}
      </ul>
    </PanelPart>
  )
}

function ClaimLine({ claim }: { claim: ReferralClaim }) {
  const { name, phone, sent_at, status, doubt, is_client } = claim
  const sent = words.sent(formatMoment(new Date(sent_at), new Date()))
  return (
    <li>
      <small>{words.statuses[status]}</small>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        , {formatPhone(phone)}
      </p>
      <p className="text-ink-soft">
        {is_client ? words.client : words.visitor}, {sent}
      </p>
      {status === 'doubtful' && doubt && <p>{words.doubts[doubt]}</p>}
      {status === 'doubtful' && <Decision claim={claim} />}
    </li>
  )
}

function Decision({ claim: { id, name } }: { claim: ReferralClaim }) {
  const { act, busyWith } = useAct(inboxKeys)
  const decide = (isAccepted: boolean) =>
    act({
      name: isAccepted ? 'accept' : 'refuse',
      work: () => decideReferral(id, isAccepted),
      said: { title: (isAccepted ? words.accepted : words.refused)(name) },
      failed: { title: words.failed },
    })
  return (
    <div className="flex flex-wrap gap-2 py-2">
      <Button
        tone="quiet"
        busy={busyWith === 'accept'}
        aria-label={`${words.accept}: ${name}`}
        onClick={() => decide(true)}
      >
        {words.accept}
      </Button>
      <Button
        tone="text"
        busy={busyWith === 'refuse'}
        aria-label={`${words.refuse}: ${name}`}
        onClick={() => decide(false)}
      >
        {words.refuse}
      </Button>
    </div>
  )
}
