import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & ButtonVariant & { busy?: boolean }

/** While busy it cannot be pressed again, but keeps its place and the focus. */
export function Button({ tone, size, busy = false, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
      className={buttonClass({ tone, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
