// What the clean may cost, with its lines, while it is chosen. Loaded after the first tap; nothing unless the owner
// publishes her prices. The server reckons it again and keeps it with the request.
import { useEffect, useState } from 'react'
import { estimateWords as words } from '#content/prices.ts'
import { amountWords, estimateLineWords } from '#content/quotes.ts'
import { type Choices, type Estimate as Estimated, estimate } from '#domain/price.ts'
import { kindOf, type ServiceType } from '#domain/service-types.ts'
import type { SizeOfClean } from '#web/calendar/clean-size.tsx'
import { type CleanChoices, readCleanChoices } from '#web/data/clean-choices.ts'

type EstimateProps = {
  type: ServiceType
  clean: SizeOfClean
  /** 'about R 1 150', for the summary; undefined where there is none. */
  onEstimate: (about: string | undefined) => void
}

export function Estimate({ type, clean, onEstimate }: EstimateProps) {
  const [choices, setChoices] = useState<CleanChoices>()
  useEffect(() => {
    readCleanChoices().then(setChoices, () => {})
  }, [])
  const found = choices?.prices ? estimate(choices.prices, choicesOf(type, clean)) : undefined
  const about = found && words.about(found.total_cents)
  useEffect(() => {
    onEstimate(about)
    return () => onEstimate(undefined)
  }, [about, onEstimate])
  if (!choices || !found) return null
  return (
    <section aria-label={words.label} className="mt-6 rounded-block bg-mist p-4">
      <p role="status" className="font-bold text-heading">
        {words.sentence(found.total_cents, clean.takes)}
      </p>
      <Lines found={found} type={type} clean={clean} labelOf={key => labelOf(choices, key)} />
    </section>
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
  type: ServiceType
  clean: SizeOfClean
  labelOf: (key: string) => string
}

function Lines({ found: { lines, missing }, type, clean, labelOf: extraLabel }: LinesProps) {
  const suburb = clean.suburb ?? null
  const open = missing.map(key => (key === 'way' ? words.way : extraLabel(key)))
  return (
    <>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 tabular-nums">
        {lines.map(line => (
          <div key={`${line.kind} ${line.key}`} className="contents">
            <dt className="min-w-0 wrap-anywhere">{estimateLineWords(line, { type, suburb, extraLabel })}</dt>
            <dd className="font-semibold">{amountWords(line.amount_cents)}</dd>
          </div>
        ))}
      </dl>
      {open.length > 0 && <p className="mt-2 text-small">{words.without(open)}</p>}
    </>
  )
}
