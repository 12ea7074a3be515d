import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type DoorProps = Omit<ComponentProps<'a'>, 'className' | 'children'> & { label: string; text: string }

/** A large key of clay that leads on; several stand in a list of class doors. */
export function Door({ label, text, ...link }: DoorProps) {
  return (
    <a {...link} className="door">
      <b>{label}</b> <span>{text}</span>
      <Icon name="arrow" />
    </a>
  )
}
