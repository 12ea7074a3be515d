import { useQuery } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { shortHours } from '#domain/clean-length.ts'
import { readRealLengths } from '#web/data/real-lengths.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'

const words = settingsWords.prices.took

/** What a price can learn from: nothing until enough cleans were ticked at both ends. */
export function RealLengths() {
  const { session } = useOfficeVisitor()
  const { data: lengths = [] } = useQuery({
    queryKey: ['real-lengths', session.user.id],
    queryFn: readRealLengths,
  })
  if (lengths.length === 0) return null
  return (
    <section className="mb-4">
      <h4 className="font-semibold text-heading">{words.title}</h4>
      <p className="text-ink-soft">{words.lead}</p>
      <ul aria-label={words.title} className="mt-1">
        {lengths.map(({ kind, minutes, cleans }) => (
          <li key={kind}>{words.line(kind, shortHours(minutes), cleans)}</li>
        ))}
      </ul>
    </section>
  )
}
