import { useState } from 'react'
import { bankWords } from '#content/bank-file.ts'
import { useAct } from '#web/acts/use-act.ts'
import { newId } from '#web/browser/random.ts'
import { type Booking, bookLines, takeBackLine } from '#web/data/bank.ts'
import { Button } from '#web/ui/button.tsx'
import { bankKeys, paidKeys } from './bank-keys.ts'
import type { Decisions, Pair } from './use-decisions.ts'

const words = bankWords.book
const atOnce = 100

/** The one filled button, and the two promises. */
export function BookBar({ decisions: { ticked } }: { decisions: Decisions }) {
  const [done, setDone] = useState(0)
  const { act, isBusy } = useAct(bankKeys, paidKeys)
  if (ticked.length === 0) return null
  const cents = ticked.reduce((sum, { line }) => sum + line.cents, 0)
  const book = () =>
    void act({
      work: () => bookAll(ticked, setDone),
      said: ({ booked, refused, why }) =>
        refused > 0 ? words.some(booked.length, refused, why) : words.done(booked.length),
      failed: words.failed,
      undo: ({ booked }) =>
        booked.length > 0 &&
        booked.length <= atOnce && {
          work: () => takeBackAll(booked),
          said: bankWords.booked.takenBack,
          failed: bankWords.booked.failed,
        },
    })
  return (
    <div className="bank-book">
      <div>
        <b>{words.sum(ticked.length, cents)}</b>
        <span>{words.promise}</span>
      </div>
      <Button busy={isBusy} onClick={book}>
        {isBusy ? words.busy(done, ticked.length) : words.button(ticked.length)}
      </Button>
    </div>
  )
}

type Outcome = { booked: string[]; refused: number; why: string }

async function bookAll(pairs: Pair[], onProgress: (done: number) => void): Promise<Outcome> {
  const outcome: Outcome = { booked: [], refused: 0, why: '' }
  onProgress(0)
  for (let from = 0; from < pairs.length; from += atOnce) {
    const { booked, refused } = await bookLines(pairs.slice(from, from + atOnce).map(bookingOf))
    outcome.booked.push(...booked)
    outcome.refused += refused.length
    outcome.why ||= refused[0]?.message ?? ''
    onProgress(from + atOnce)
  }
  return outcome
}

const bookingOf = ({ line, shares }: Pair): Booking => ({
  line_id: line.id,
  shares: shares.map(({ invoice, cents }) => ({
    ...{ id: newId(), invoice_id: invoice.id, cents, open_cents: invoice.openCents },
  })),
})

async function takeBackAll(lines: string[]) {
  for (const id of lines) await takeBackLine(id, bankWords.booked.reason)
}
