import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { bankWords, headlineWords, reasonsWords } from '#content/bank-file.ts'
import { type Candidate, type Share, sharesOf } from '#domain/bank-match.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { OwedInvoice } from '#domain/owed-index.ts'
import { Check } from '#web/icons/check.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey, useNumberKeys } from '#web/ui/keys.ts'
import { InvoicePicker } from './invoice-picker.tsx'
import type { Matched } from './use-bank-lines.ts'

const words = bankWords.decide

type DecideCardProps = {
  match: Extract<Matched, { kind: 'decide' }>
  owed: OwedInvoice[]
  isBusy: boolean
  /** Opened by hand, so the focus comes along. */
  isAsked: boolean
  onAccept: (shares: Share[]) => void
  onAside: () => void
}

/** A line and its candidates, each with its reasons. 1 2 3 choose, Enter accepts, A sets aside. */
export function DecideCard({ match, owed, isBusy, isAsked, onAccept, onAside }: DecideCardProps) {
  const { line, candidates } = match
  const [place, setPlace] = useState(0)
  const [picked, setPicked] = useState<OwedInvoice[]>([])
  const form = useRef<HTMLFormElement>(null)
  const name = useId()
  const titleId = useId()
  const choose = (at: number) => {
    setPlace(at)
    form.current?.querySelectorAll<HTMLElement>('input[type=radio]')[at]?.focus()
  }
  useNumberKeys([0, 1, 2].slice(0, candidates.length + 1).map(at => () => choose(at)))
  useKey('a', onAside)
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()
  }, [isAsked])
  const candidate = candidates[place]
  const shares = candidate ? candidate.shares : sharesOf(picked, line.cents)
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (shares.length > 0) onAccept(shares)
  }
  return (
    <form ref={form} className="bank-card" aria-labelledby={titleId} onSubmit={accept}>
      <div className="bank-line">
        <span className="bank-day">{formatShortDate(line.day)}</span>
        <h4 id={titleId} className="bank-raw">
          {line.text}
        </h4>
        <p className="bank-amount">{formatRand(line.cents)}</p>
        <p className="bank-why">{headlineWords(match.headline)}</p>
      </div>
      <span className="bank-pipe" data-fit={candidate ? 'half' : 'none'} aria-hidden="true">
        <i />
      </span>
      <div>
        <fieldset className="bank-candidates">
          <legend className="sr-only">{words.which}</legend>
          {candidates.map((each, at) => (
            <CandidateChoice
              key={each.shares.map(({ invoice }) => invoice.id).join()}
              candidate={each}
              radio={{ name, checked: place === at, onChange: () => setPlace(at) }}
            />
          ))}
          <label className="bank-candidate">
            <input
              type="radio"
              name={name}
              checked={place >= candidates.length}
              onChange={() => setPlace(candidates.length)}
            />
            <span>
              <b>{words.another}</b>
              <small>{words.find}</small>
            </span>
          </label>
        </fieldset>
        {!candidate && <InvoicePicker owed={owed} picked={picked} onPick={setPicked} />}
        <div className="bank-go">
          <Button type="submit" tone="quiet" disabled={shares.length === 0}>
            <Check aria-hidden="true" />
            {acceptWords(shares)}
          </Button>
          <Button tone="text" busy={isBusy} onClick={onAside}>
            {words.setAside}
          </Button>
        </div>
      </div>
    </form>
  )
}

type Radio = { name: string; checked: boolean; onChange: () => void }

function CandidateChoice({ candidate, radio }: { candidate: Candidate; radio: Radio }) {
  const [first] = candidate.shares
  const numbers = candidate.shares.map(({ invoice }) => invoice.number).join(' + ')
  const open = candidate.shares.reduce((sum, { invoice }) => sum + invoice.openCents, 0)
  return (
    <label className="bank-candidate">
      <input type="radio" {...radio} />
      <span>
        <b>
          <bdi>{first?.invoice.name}</bdi>, {numbers}
        </b>
        <small>{reasonsWords(candidate.reasons)}</small>
      </span>
      <span className="bank-cents">{formatRand(open)}</span>
    </label>
  )
}

function acceptWords(shares: Share[]): string {
  const [first] = shares
  if (!first) return words.choose
  const given = first.invoice.name.split(' ')[0]
  return given ? words.whose(given) : shares.length > 1 ? words.acceptMore : words.accept
}
