import type { ComponentProps } from 'react'
import type { Town } from '#content/towns/town.ts'

type TravelFactsProps = ComponentProps<'dl'> & { facts: Town['travel']['facts'] }

export function TravelFacts({ facts, ...props }: TravelFactsProps) {
  return (
    <dl {...props}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="display text-title">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
