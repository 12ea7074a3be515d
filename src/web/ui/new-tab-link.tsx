import type { ComponentProps } from 'react'
import type { ButtonVariant } from './button-class.ts'
import { LinkButton } from './link-button.tsx'

type NewTabLinkProps = ComponentProps<'a'> & ButtonVariant & { href: string }

/** A button that leaves this site for another, in a tab of its own. */
export function NewTabLink(props: NewTabLinkProps) {
  return <LinkButton {...props} target="_blank" rel="noopener noreferrer" />
}
