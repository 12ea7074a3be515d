import { type ReactNode, useId } from 'react'

type OfficeSectionProps = { title: string; lead: string; className?: string; children: ReactNode }

/** A further part of a page, under a line. */
export function OfficeSection({ title, lead, className = 'max-w-3xl', children }: OfficeSectionProps) {
  const id = useId()
  return (
    <section className={`mt-10 border-line border-t pt-6 ${className}`} aria-labelledby={id}>
      <h3 id={id} className="font-semibold text-heading text-lg">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-ink-soft">{lead}</p>
      {children}
    </section>
  )
}
