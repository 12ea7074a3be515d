import { privacyWords } from '#content/privacy.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Claim } from '#web/data/privacy.ts'
import { CheckField } from '#web/ui/field.tsx'

const words = privacyWords.person.claimed

type PersonClaimsProps = { claims: Claim[]; ticked: string[]; onTick: (values: string[]) => void }

/** Unverified data that may be somebody else's: it counts only if it is ticked. */
export function PersonClaims({ claims, ticked, onTick }: PersonClaimsProps) {
  if (claims.length === 0) return null
  const tick = (value: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, value] : ticked.filter(other => other !== value))
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold text-heading">{words.title}</legend>
      <p className="mb-2 text-ink-soft">{words.lead}</p>
      {claims.map(claim => (
        <CheckField
          key={claim.value}
          label={<bdi>{labelOf(claim)}</bdi>}
          checked={ticked.includes(claim.value)}
          onChange={event => tick(claim.value, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}

function labelOf({ value, whose }: Claim): string {
  const names = whose.join(', ')
  if (/^[0-9a-f-]{36}$/.test(value)) return words.record(names)
  if (!/^\+|@/.test(value)) return words.name(value)
  const shown = value.startsWith('+') ? formatPhone(value) : value
  return names ? words.knownAs(shown, names) : words.unknown(shown)
}
