import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type SentPanelProps = { title: string; children: ReactNode }

/** Replaces the form and takes the focus, which would otherwise be lost with the send button. */
export function SentPanel({ title, children }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="flex scroll-mt-28 flex-col items-start gap-3 rounded-panel bg-leaf-ground p-[clamp(1.5rem,4vw,3rem)] outline-none"
    >
      <Icon name="done" className="size-14 text-leaf" />
      <h2 className="display text-section">{title}</h2>
      {children}
    </div>
  )
}
