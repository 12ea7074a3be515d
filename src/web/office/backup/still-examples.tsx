import { factWords } from '#content/business-facts.ts'
import { examplesIn } from '#content/example-facts.ts'
import { exampleTexts } from '#content/example-texts.ts'
import { useExampleTexts } from '#web/office/shared/use-example-texts.ts'
import { useFacts } from '#web/office/shared/use-facts.ts'
import { Link } from '#web/router/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

const words = factWords.examples

/** Which facts of the business still are what the software came with. While they cannot be read it says nothing. */
export function StillExamples() {
  const { data } = useFacts()
  const facts = data ? examplesIn(data).map(({ thing }) => words.things[thing].title) : []
  const titles = [...facts, ...(useExampleTexts() ?? []).map(kind => exampleTexts[kind].title)]
  if (titles.length === 0) return null
  return (
    <Notice tone="wait">
      {words.count(titles)} <Link to="/admin/business">{words.setOwn}</Link>
    </Notice>
  )
}
