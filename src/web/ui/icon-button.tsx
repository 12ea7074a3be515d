import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

export function IconButton({ icon, label, className = '', ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} aria-label={label} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  )
}
