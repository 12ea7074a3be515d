import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { Search } from '#web/icons/search.ts'
import { useKey } from './keys.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  value: string
  onSearch: (words: string) => void
  /** The key that leads here. */
  shortcut?: string
}

/** Escape clears it. */
export function SearchField({
  label,
  value,
  onSearch,
  shortcut,
  className = '',
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useKey(shortcut ?? '', shortcut ? () => input.current?.focus() : undefined)
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !value) return
    event.preventDefault()
    onSearch('')
  }
  return (
    <div className={`search-field ${className}`}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={event => onSearch(event.target.value)}
        onKeyDown={clearOnEscape}
        {...props}
      />
      {shortcut && !value && <kbd className="laptop-only">{shortcut}</kbd>}
    </div>
  )
}
