import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from './button-class.ts'

type LinkButtonProps = ComponentProps<'a'> & ButtonVariant & { href: string }

export function LinkButton({ tone, size, className, ...props }: LinkButtonProps) {
  return <a {...props} className={buttonClass({ tone, size }, className)} />
}
