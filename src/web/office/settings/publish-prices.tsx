import { useQuery } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { useAct } from '#web/acts/use-act.ts'
import { readIsPublished, savePublished } from '#web/data/prices.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Segments } from '#web/ui/segments.tsx'

const words = settingsWords.prices.publish
const key = 'prices-published'

/** The one switch: pages and the booking form show prices, or nobody but the office sees them. */
export function PublishPrices({ hasPrices }: { hasPrices: boolean }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({ queryKey: [key, session.user.id], queryFn: readIsPublished, staleTime: 0 })
  const { act } = useAct([key])
  const choose = (isOn: boolean) =>
    act({
      work: () => savePublished(isOn),
      said: words.said[isOn ? 'yes' : 'no'],
      failed: words.failed,
    })
  return (
    <QueryState query={query} failed={settingsWords.prices.failed} lines={1}>
      {isPublished => (
        <div className="mb-4 grid justify-items-start gap-2">
          <Segments
            label={words.label}
            value={isPublished ? 'yes' : 'no'}
            segments={[
              { value: 'no', label: words.no },
              { value: 'yes', label: words.yes },
            ]}
            onChoose={value => void choose(value === 'yes')}
          />
          <p className="text-ink-soft">{stateOf(isPublished, hasPrices)}</p>
        </div>
      )}
    </QueryState>
  )
}

function stateOf(isPublished: boolean, hasPrices: boolean): string {
  if (!isPublished) return words.state.no
  return hasPrices ? words.state.yes : words.state.empty
}
