import type { ComponentProps } from 'react'
import { reviewsPage } from '#content/reviews.ts'

type SaidEarlierProps = ComponentProps<'p'> & { as?: 'h2' | 'p' }

/** Over what the owner quotes of clients: it has no day, and no score counts it. */
export function SaidEarlier({ as: Tag = 'p', className = '', children, ...props }: SaidEarlierProps) {
  return (
    <Tag className={`font-bold text-heading text-lg ${className}`} {...props}>
      {children ?? reviewsPage.list.earlier}
    </Tag>
  )
}
