// A newsletter's own words on a screen, from the same tree as its mail.
import type { ComponentProps } from 'react'
import type { Block, Span } from '#domain/letter-markdown.ts'

type Links = Pick<ComponentProps<'a'>, 'target' | 'rel'>

type LetterBodyProps = {
  blocks: Block[]
  /** The level of the heading under which it stands. */
  under: 1 | 4
  links?: Links
}

// Without a state of their own, so a place is as good as a name.
const keyed = <T,>(list: T[]) => list.map((item, place) => ({ item, key: String(place) }))

export function LetterBody({ blocks, under, links = {} }: LetterBodyProps) {
  return keyed(blocks).map(({ item, key }) => <BlockPart key={key} block={item} {...{ under, links }} />)
}

type BlockProps = { block: Block; under: 1 | 4; links: Links }

function BlockPart({ block, under, links }: BlockProps) {
  if (block.kind === 'line') return <hr />
  if (block.kind === 'list') return <ListPart {...block} links={links} />
  if (block.kind === 'table') return <TablePart {...block} links={links} />
  const words = <Spans spans={block.spans} links={links} />
  if (block.kind === 'heading') {
    const Heading = `h${under + block.level - 1}` as 'h2' | 'h3' | 'h5' | 'h6'
    return <Heading>{words}</Heading>
  }
  if (block.kind === 'quote') return <blockquote className="whitespace-pre-line">{words}</blockquote>
  return <p className="whitespace-pre-line">{words}</p>
}

type ListProps = Extract<Block, { kind: 'list' }> & { links: Links }

function ListPart({ isNumbered, items, links }: ListProps) {
  const rows = keyed(items).map(({ item, key }) => (
    <li key={key}>
      <Spans spans={item} links={links} />
    </li>
  ))
  return isNumbered ? <ol>{rows}</ol> : <ul>{rows}</ul>
}

type TableProps = Extract<Block, { kind: 'table' }> & { links: Links }

/** A wide table scrolls by itself, so that the page never does. */
function TablePart({ head, rows, links }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div className="scrolls" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(({ item, key }) => (
              <th key={key} scope="col">
                <Spans spans={item} links={links} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ item: row, key }) => (
            <tr key={key}>
              {keyed(row).map(({ item, key }) => (
                <td key={key}>
                  <Spans spans={item} links={links} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Words with their looks and links. */
export function Spans({ spans, links = {} }: { spans: Span[]; links?: Links }) {
  return keyed(spans).map(({ item, key }) => <SpanPart key={key} {...item} links={links} />)
}

function SpanPart({ text, isBold, isItalic, href, links }: Span & { links: Links }) {
  const slanted = isItalic ? <em>{text}</em> : text
  const strong = isBold ? <strong>{slanted}</strong> : slanted
  return href ? (
    <a {...links} href={href}>
      {strong}
    </a>
  ) : (
    strong
  )
}
