import { startFacts } from '#content/business.ts'
import { factWords } from '#content/business-facts.ts'
import { type FactName, factText } from '#domain/business-facts.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type FactChanges, type StoredFacts, saveFacts } from '#web/data/business-facts.ts'
import { Button } from '#web/ui/button.tsx'

const words = factWords.examples
const { fields, saveFailed } = factWords.form
const names = Object.keys(fields) as FactName[]

/** What nobody has set yet, or called right. */
export function StillExamples({ stored }: { stored: StoredFacts }) {
  const { act, isBusy } = useAct(['facts'])
  const examples = names.filter(name => stored[name] === null)
  const keep = (name: FactName) =>
    act({
      work: () => saveFacts(stored, { [name]: startFacts[name] }),
      said: words.kept(fields[name]),
      failed: saveFailed,
      undo: after => ({ work: () => saveFacts(after, { [name]: null }) }),
    })
  return (
    <section className="mb-8 max-w-3xl" aria-label={words.title}>
      <h3 className="font-semibold text-heading text-lg">
        {words.title} <span className="text-ink-soft tabular-nums">{examples.length}</span>
      </h3>
      <p className="mt-1 mb-3 text-ink-soft">{examples.length > 0 ? words.lead : words.none}</p>
      <ul>
        {examples.map(name => (
          <li key={name} className="flex items-center gap-3 border-line border-t py-2">
            <div className="min-w-0">
              <b className="text-heading">{fields[name]}</b>
              <p className="break-words text-ink-soft">
                <bdi>{factText(startFacts[name]) || words.empty}</bdi>
              </p>
            </div>
            <Button
              tone="quiet"
              className="ml-auto flex-none"
              aria-label={words.right(fields[name])}
              busy={isBusy}
              onClick={() => keep(name)}
            >
              {words.isRight}
            </Button>
          </li>
        ))}
      </ul>
      {examples.length < names.length && <Reset stored={stored} />}
    </section>
  )
}

function Reset({ stored }: { stored: StoredFacts }) {
  const { act, isBusy } = useAct(['facts'])
  const { updated_at, ...before } = stored
  const reset = () =>
    act({
      work: () => saveFacts(stored, Object.fromEntries(names.map(name => [name, null]))),
      said: factWords.reset.done,
      failed: saveFailed,
      undo: after => ({ work: () => saveFacts(after, before as FactChanges) }),
    })
  return (
    <div className="mt-3">
      <Button tone="quiet" busy={isBusy} onClick={reset}>
        {factWords.reset.button}
      </Button>
    </div>
  )
}
