import { startFacts } from '#content/business.ts'
import { factWords } from '#content/business-facts.ts'
import { type Example, examplesIn } from '#content/example-facts.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type StoredFacts, saveFacts } from '#web/data/business-facts.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { Button } from '#web/ui/button.tsx'
import { ExampleTextLine } from './example-text-line.tsx'
import { useExampleTexts } from './use-example-texts.ts'
import './examples.css'

const words = factWords.examples

/** What nobody has set yet, or called right. */
type ExamplesProps = {
  stored: StoredFacts
  /** Where a fact is set. */
  goTo: (name: string) => void
}

export function ExampleList({ stored, goTo }: ExamplesProps) {
  const examples = examplesIn(stored)
  const texts = useExampleTexts()
  const count = examples.length + (texts?.length ?? 0)
  // That nothing is left is said once all of it is known.
  const none = texts ? words.none : ''
  return (
    <section className="mb-8 max-w-3xl" aria-label={words.title}>
      <h3 className="font-semibold text-heading text-lg">
        {words.title} <span className="text-ink-soft tabular-nums">{count || ''}</span>
      </h3>
      <p className="mt-1 mb-3 text-ink-soft">{count > 0 ? words.lead : none}</p>
      <ul className="examples">
        {examples.map(example => (
          <ExampleLine key={example.thing} example={example} stored={stored} goTo={goTo} />
        ))}
        {texts?.map(kind => (
          <ExampleTextLine key={kind} kind={kind} />
        ))}
      </ul>
    </section>
  )
}

function ExampleLine({ example, stored, goTo }: ExamplesProps & { example: Example }) {
  const { act, isBusy } = useAct(['facts', 'first-day'])
  const { thing, names, texts, mayBeRight } = example
  const { title, shown } = words.things[thing]
  const asTheyCame = Object.fromEntries(names.map(name => [name, startFacts[name]]))
  const unset = Object.fromEntries(names.map(name => [name, null]))
  const keep = () =>
    act({
      work: () => saveFacts(stored, asTheyCame),
      said: words.kept(title),
      failed: factWords.form.saveFailed,
      undo: after => ({ work: () => saveFacts(after, unset) }),
    })
  return (
    <li>
      <button type="button" className="example" onClick={() => goTo(names[0] ?? '')}>
        <span className="tape">
          <bdi>{texts.join(', ') || words.empty}</bdi>
        </span>
        <span className="text-ink-soft">
          {title}: {shown}
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
      {mayBeRight && (
        <Button tone="quiet" aria-label={words.right(title)} busy={isBusy} onClick={keep}>
          {words.isRight}
        </Button>
      )}
    </li>
  )
}
