import type { ComponentProps, MouseEvent } from 'react'
import type { PlaceState } from './router.ts'
import { useNavigate } from './routing.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: PlaceState }

/** A link inside the signed-in app. With a key held down, or into another tab, it is the browser's. */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOthers = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isOthers || event.defaultPrevented || props.target) return
    event.preventDefault()
    navigate(to, { state })
  }
  return <a {...props} href={to} onClick={follow} />
}
