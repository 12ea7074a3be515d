import { type ReactNode, useId } from 'react'
import { MailAddress } from '#web/ui/mail-address.tsx'

/** Two columns of the same facts, line by line: choices where they differ, one line where not. */
export function PairTable({ heads, children }: { heads: [string, string]; children: ReactNode }) {
  return (
    <div className="pairs">
      <div className="pair-heads" aria-hidden="true">
        <span>{heads[0]}</span>
        <span>{heads[1]}</span>
      </div>
      {children}
    </div>
  )
}

type ChoicePairProps = {
  label: string
  values: [string, string]
  chosen: 0 | 1
  onChoose: (place: 0 | 1) => void
}

export function ChoicePair({ label, values, chosen, onChoose }: ChoicePairProps) {
  const name = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places, always these
        <label key={index}>
          <input
            type="radio"
            name={name}
            checked={chosen === index}
            onChange={() => onChoose(index === 0 ? 0 : 1)}
          />
          <span>
            <MailAddress>{value}</MailAddress>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export function PlainPair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <small>{label}</small>
      <p>{children}</p>
    </div>
  )
}
