import { factWords } from '#content/business-facts.ts'
import { type ExampleTextKind, exampleTexts, exampleTextWords } from '#content/example-texts.ts'
import { useAct } from '#web/acts/use-act.ts'
import { removeStoredTexts, saveSiteTexts } from '#web/data/stored-texts.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { exampleTextsKey } from './use-example-texts.ts'

const words = factWords.examples

/** Invented people on the pages: written anew under Site Texts, or settled with one tap. */
export function ExampleTextLine({ kind }: { kind: ExampleTextKind }) {
  const { act, isBusy } = useAct([exampleTextsKey, 'site-texts'])
  const { title, shown, start, name, tap } = exampleTexts[kind]
  const isTakenOff = tap === 'take off'
  const entries = isTakenOff ? [] : start
  const settle = () =>
    act({
      work: () => saveSiteTexts({ kind, key: '', updated_at: null }, entries),
      said: isTakenOff ? exampleTextWords.takenOff(title) : words.kept(title),
      failed: factWords.form.saveFailed,
      undo: after => ({ work: () => removeStoredTexts(after) }),
    })
  return (
    <li>
      <Link className="example" to="/admin/site">
        <span className="tape">{start.map(name).join(', ')}</span>
        <span className="text-ink-soft">
          {title}: {shown}
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
      <Button
        tone="quiet"
        aria-label={isTakenOff ? exampleTextWords.takeOffOf(title) : words.right(title)}
        busy={isBusy}
        onClick={settle}
      >
        {isTakenOff ? exampleTextWords.takeOff : words.isRight}
      </Button>
    </li>
  )
}
