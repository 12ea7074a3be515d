// What the owner wrote, as her newsletters are: whatever else is in it stays the text that it is.
import { type Block, readLetter } from '#domain/letter-markdown.ts'
import { LetterBody, Spans } from '#web/newsletter/letter-body.tsx'

export function OwnText({ text }: { text: string }) {
  return <div className="prose">{readLetter(text).map(partOf)}</div>
}

function partOf(block: Block, place: number) {
  // Without a state of their own, so a place is as good as a name.
  if (isOfTerms(block)) return <Terms key={place} items={block.items} />
  return <LetterBody key={place} blocks={[block]} under={1} />
}

type List = Extract<Block, { kind: 'list' }>

/** As in ours: two to four, each with a word of its own before a colon. */
function isOfTerms(block: Block): block is List {
  if (block.kind !== 'list' || block.isNumbered) return false
  const isTerm = ([term, ...words]: List['items'][number]) =>
    words.length > 0 && term?.isBold === true && term.text.endsWith(':')
  return block.items.length > 1 && block.items.length < 5 && block.items.every(isTerm)
}

function Terms({ items }: Pick<List, 'items'>) {
  return (
    <dl className="slabs">
      {items.map(([term, ...words]) => (
        <div key={term?.text}>
          <dt>{term?.text.slice(0, -1)}</dt>
          <dd>
            <Spans spans={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
