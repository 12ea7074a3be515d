import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A link on a line of its own: bold, with an arrow. */
export function MoreLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className="more">
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}

/** The same, to where somebody came from. */
export function BackLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className="more more-back">
      <Icon name="back" />
      <span>{children}</span>
    </a>
  )
}
