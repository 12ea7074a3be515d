import { Icon } from '#web/ui/icon.tsx'

export function TickList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`ticks ${className}`}>
      {items.map(item => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
