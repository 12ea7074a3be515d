import { business } from '#content/business.ts'
import { tenthStamp } from '#content/tenth-stamp.ts'
import { cleansPerReward } from '#domain/terms.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { Logo, Stamp } from '#web/ui/logo.tsx'

type StampCardProps = {
  count: string
  label: string
  stamped: number
  foot: string
}

/** The loyalty card, as we keep it for a client. */
export function StampCard({ count, label, stamped, foot }: StampCardProps) {
  const places = Array.from({ length: cleansPerReward }, (_, index) => index + 1)
  return (
    <div className="stamps">
      <div data-theme="light">
        <header>
          <span className="logo">
            <Logo label={business.name} own={ownLogo()} />
          </span>
          <b>{count}</b>
        </header>
        <ol aria-label={label}>
          {places.map(place => (
            <li key={place}>
              {place <= stamped ? <Stamp /> : place === cleansPerReward ? <TenthStamp /> : place}
            </li>
          ))}
        </ol>
        <footer>{foot}</footer>
      </div>
    </div>
  )
}

export function TenthStamp() {
  return (
    <span>
      {tenthStamp.number}
      <small>{tenthStamp.text}</small>
    </span>
  )
}
