import { type ReactNode, useId } from 'react'
import { moneyWords } from '#content/money-page.ts'
import { formatRand } from '#domain/money.ts'

/** What stands for all others has no bar of its own to measure by. */
export type Share = { key: string; name: ReactNode; cents: number; isRest?: boolean }

type SharesProps = { title: string; month: string; shares: Share[]; className: string }

/** Who or what brought the money of the month, the most first; each bar beside its figure. */
export function Shares({ title, month, shares, className }: SharesProps) {
  const id = useId()
  const most = Math.max(1, ...shares.filter(({ isRest }) => !isRest).map(({ cents }) => cents))
  return (
    <section className={className} aria-labelledby={id}>
      <div className="money-head">
        <h3 id={id}>{title}</h3>
        <span className="text-ink-soft">{month}</span>
      </div>
      {shares.length === 0 && <p className="text-ink-soft">{moneyWords.shares.empty}</p>}
      <ul className="shares">
        {shares.map(({ key, name, cents, isRest }) => (
          <li key={key}>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="money">{formatRand(cents)}</span>
            {!isRest && (
              <i aria-hidden="true">
                <i style={{ width: `${(Math.max(0, cents) / most) * 100}%` }} />
              </i>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
