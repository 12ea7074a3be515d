import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type SettingProps = {
  title: string
  /** Its current value. */
  state: ReactNode
  change: string
  children: (close: () => void) => ReactNode
}

/** One setting of the account: its current value, and a form that opens below. The focus follows. */
export function Setting({ title, state, change, children }: SettingProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section ref={place} className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-heading">{title}</h3>
      {state && <div className="wrap-anywhere text-ink-soft">{state}</div>}
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button
          tone="quiet"
          aria-label={`${change}: ${title}`}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {change}
        </Button>
      )}
    </section>
  )
}
