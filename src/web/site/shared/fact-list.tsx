import type { ReactNode } from 'react'

type Fact = { term: string; text: ReactNode }

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="ruled">
      {facts.map(fact => (
        <div key={fact.term} className="grid gap-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6">
          <dt className="display text-title">{fact.term}</dt>
          <dd className="max-w-[52ch]">{fact.text}</dd>
        </div>
      ))}
    </dl>
  )
}
