import { Icon } from './icon.tsx'

type StarsProps = { rating: number; size?: 'small' | 'large' }

const sizes = { small: 'size-5', large: 'size-7' }
const hollow = 'fill-none stroke-current stroke-[1.6] [&_path]:fill-none'

/** A score between two whole numbers fills its last star as far as it goes. */
export function Stars({ rating, size = 'small' }: StarsProps) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-[3px] text-star">
      {[1, 2, 3, 4, 5].map(place => {
        const part = rating - place + 1
        if (part > 0 && part < 1) return <PartStar key={place} part={part} className={sizes[size]} />
        const look = part > 0 ? sizes[size] : `${sizes[size]} ${hollow}`
        return <Icon key={place} name="star" className={look} />
      })}
    </span>
  )
}

// Two stars over each other, the lower one an outline no wider than it: the upper one is cut off by the drawing it stands in.
function PartStar({ part, className }: { part: number; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <Icon name="star" x="0.9" y="0.9" width="22.2" height="22.2" className={hollow} />
      <svg width={24 * part} height="24" aria-hidden="true">
        <Icon name="star" width="24" height="24" />
      </svg>
    </svg>
  )
}
