import { Icon } from './icon.tsx'

type StarsProps = { rating: number; size?: 'small' | 'large' }

const sizes = { small: 'size-5', large: 'size-7' }

export function Stars({ rating, size = 'small' }: StarsProps) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-[3px] text-star">
      {[1, 2, 3, 4, 5].map(place => (
        <Icon
          key={place}
          name="star"
          className={
            place <= rating
              ? sizes[size]
              : `${sizes[size]} fill-none stroke-current stroke-[1.6] [&_path]:fill-none`
          }
        />
      ))}
    </span>
  )
}
