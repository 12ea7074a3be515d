import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-line border-t-2 pt-3">
      <h3 className="font-semibold text-small">{title}</h3>
      {children}
    </section>
  )
}
