import { useState } from 'react'
import { bankWords } from '#content/bank-file.ts'
import type { Share } from '#domain/bank-match.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import type { Decisions, Pair } from './use-decisions.ts'

const words = bankWords.matched
const shownAtFirst = 4
const shownMore = 100

/** Line and invoice with a full pipe between them, ticked to be booked. */
export function PairList({ decisions }: { decisions: Decisions }) {
  const chosen = decisions.pairs.filter(({ isChosen }) => isChosen)
  const matched = decisions.pairs.filter(({ isChosen }) => !isChosen)
  return (
    <div id="bank-matched">
      <Pairs title={words.chosen} pairs={chosen} decisions={decisions} />
      <Pairs title={words.title} pairs={matched} decisions={decisions} />
    </div>
  )
}

type PairsProps = { title: string; pairs: Pair[]; decisions: Decisions }

function Pairs({ title, pairs, decisions }: PairsProps) {
  const [most, setMost] = useState(shownAtFirst)
  if (pairs.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {pairs.slice(0, most).map(pair => (
          <PairRow key={pair.line.id} pair={pair} decisions={decisions} />
        ))}
      </ul>
      {pairs.length > most && (
        <Button tone="text" onClick={() => setMost(most + shownMore)}>
          {words.rest(pairs.length - most)}
        </Button>
      )}
    </section>
  )
}

function PairRow({ pair: { line, shares, isChosen }, decisions }: { pair: Pair; decisions: Decisions }) {
  const name = shares[0]?.invoice.name ?? ''
  return (
    <li className="bank-pair">
      <div className="bank-line">
        <span className="bank-day">{formatShortDate(line.day)}</span>
        <b className="bank-raw">{line.text}</b>
      </div>
      <span className="bank-cents">{formatRand(line.cents)}</span>
      <span className="bank-pipe" data-fit="full" aria-hidden="true">
        <i />
      </span>
      <div className="bank-invoice">
        <b>
          <bdi>{name}</bdi>
        </b>
        {shares.map(share => (
          <small key={share.invoice.id}>{shareWords(share)}</small>
        ))}
        {isChosen && (
          <Button tone="text" size="small" onClick={() => decisions.decideAgain(line.id)}>
            {words.undecide}
          </Button>
        )}
      </div>
      <label className="bank-tick">
        <input
          type="checkbox"
          aria-label={words.tick(name || line.text)}
          checked={decisions.isTicked(line.id)}
          onChange={({ target }) => decisions.tick(line.id, target.checked)}
        />
      </label>
    </li>
  )
}

function shareWords({ invoice, cents }: Share): string {
  if (cents < 0) return words.back(invoice.number)
  if (cents < invoice.openCents) return words.part(invoice.number, invoice.openCents)
  if (cents > invoice.openCents) return words.over(invoice.number, cents - invoice.openCents)
  return words.inFull(invoice.number)
}
