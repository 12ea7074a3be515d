// What the clean may cost, with its lines and what is offered on it, while it is chosen. Loaded after the first tap; no price
// unless the owner publishes her list. The server reckons it again and keeps it with the request.
import { useEffect, useState } from 'react'
import { sizeText } from '#content/clean-size.ts'
import { type Offered, offeredOn, sizeOfSpecial } from '#content/offered.ts'
import { amountInWords, estimateWords as words } from '#content/prices.ts'
import { estimateLineWords } from '#content/quotes.ts'
import {
  type Choices,
  type Estimate as Estimated,
  estimate,
  type PromotionRule,
  townsWithFreeWay,
} from '#domain/price.ts'
import { kindOf, type ServiceType } from '#domain/service-types.ts'
import type { SizeOfClean } from '#web/calendar/clean-size.tsx'
import { type CleanChoices, knownCleanChoices, readCleanChoices } from '#web/data/clean-choices.ts'

type EstimateProps = {
  type: ServiceType
  clean: SizeOfClean
  /** The promotions that run. */
  running: PromotionRule[]
  onChange: (changes: SizeOfClean) => void
  /** For the summary; no price in it where there is none. */
  onEstimate: (offered: Offered | undefined) => void
}

export function Estimate({ type, clean, running, onChange, onEstimate }: EstimateProps) {
  const [choices, setChoices] = useState<CleanChoices | undefined>(knownCleanChoices)
  useEffect(() => {
    readCleanChoices().then(setChoices, () => {})
  }, [])
  const chosen = choicesOf(type, clean)
  const found = choices?.prices ? estimate(choices.prices, chosen) : undefined
  const offered = choices && offeredOn({ found, running, choices: chosen })
  const said = JSON.stringify(offered)
  useEffect(() => {
    onEstimate(said ? JSON.parse(said) : undefined)
    return () => onEstimate(undefined)
  }, [said, onEstimate])
  if (!choices || !offered || (!found && offered.notes.length === 0)) return null
  return (
    <section aria-label={found ? words.label : words.offers} className="comes mt-6 rounded-block bg-mist p-4">
      {offered.about && (
        <p role="status" className="font-bold text-heading">
          {words.sentence(offered.about, clean.takes)}
        </p>
      )}
      {found && (
        <Lines
          found={found}
          offered={offered}
          type={type}
          clean={clean}
          freeTowns={townsWithFreeWay(choices.prices?.ways ?? [])}
          labelOf={key => labelOf(choices, key)}
        />
      )}
      {offered.notes.map((note, place) => (
        <div key={note} className="mt-2 text-small first:mt-0">
          <p>{note}</p>
          {place === 0 && (
            <TakeSmaller type={type} size={sizeOfSpecial(running, chosen)} onChange={onChange} />
          )}
        </div>
      ))}
    </section>
  )
}

type TakeSmallerProps = Pick<EstimateProps, 'type' | 'onChange'> & { size: number | undefined }

/** The special may be for the size that they have, and not for the usual one. */
function TakeSmaller({ type, size, onChange }: TakeSmallerProps) {
  if (!size) return null
  function take() {
    onChange({ size, isUsual: false })
    // The button goes: whoever is on it stays near.
    document.querySelector<HTMLElement>('[name="size"]')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" onClick={take} className="min-h-11 font-bold underline">
      {words.smaller(sizeText(type, size))}
    </button>
  )
}

// Size and extras were given for their own kind only, as the form sends them.
function choicesOf(type: ServiceType, clean: SizeOfClean): Choices {
  const isSized = clean.sized === kindOf(type)
  return {
    service_type: type,
    size: (isSized && clean.size) || null,
    extras: (isSized && clean.extras) || [],
    suburb: clean.suburb ?? null,
  }
}

const labelOf = ({ extras }: CleanChoices, key: string) =>
  extras.find(extra => extra.key === key)?.label ?? key

type LinesProps = {
  found: Estimated
  offered: Offered
  type: ServiceType
  clean: SizeOfClean
  freeTowns: string[]
  labelOf: (key: string) => string
}

function Lines({ found, offered, type, clean, freeTowns, labelOf: extraLabel }: LinesProps) {
  const { lines, missing } = found
  const suburb = clean.suburb ?? null
  const open = missing.filter(key => key !== 'way').map(extraLabel)
  const rows = lines.map(line => ({
    label: estimateLineWords(line, { type, suburb, extraLabel }),
    amount_cents: line.amount_cents,
  }))
  const { special } = offered
  const off = special ? [{ label: special.name, amount_cents: -special.off_cents }] : []
  return (
    <>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 tabular-nums">
        {[...rows, ...off].map(({ label, amount_cents }) => (
          <div key={label} className="contents">
            <dt className="min-w-0 wrap-anywhere">{label}</dt>
            <dd className="text-right font-semibold">{amountInWords(amount_cents)}</dd>
          </div>
        ))}
      </dl>
      {open.length > 0 && <p className="mt-2 text-small">{words.without(open)}</p>}
      {missing.includes('way') && <p className="mt-2 text-small">{words.way(freeTowns)}</p>}
    </>
  )
}
