import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type SentPanelProps = { title: string; children: ReactNode }

/** Takes the form's place and the focus, so that nobody is left where the send button was. */
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
