// Our own Markdown → HTML, when pages are rendered. Never in the browser; raw HTML in a text is left out.
import { Marked, type Token, type Tokens } from 'marked'

export type MarkdownHeading = { id: string; text: string }

const markdown = new Marked({
  renderer: {
    html: () => '',
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // A wide table scrolls by itself, so that the page never does.
    table(token) {
      const row = (cells: typeof token.header, tag: string) =>
        `<tr>${cells.map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
      const body = token.rows.map(cells => row(cells, 'td')).join('')
      return `<div class="scrolls" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
    },
  },
})

export function renderMarkdown(text: string): string {
  return slabbed(withQuotesInside(markdown.lexer(text)))
}

/** Lists that a few words announce stand on slabs of their own, those that follow each other side by side; so does each part of
 * a short list of terms. */
function slabbed(blocks: Token[]): string {
  const [first, ...others] = blocks
  if (!first) return ''
  if (isAside(first, others[0])) return asideOf(first, others[0] as Tokens.List) + slabbed(others.slice(1))
  const terms = termsOf(first)
  if (terms) return `<dl class="slabs">${terms}</dl>${slabbed(others)}`
  let end = 0
  const slabs: string[] = []
  for (; isAnnounced(blocks, end); end += 2)
    slabs.push(`<div>${markdown.parser(blocks.slice(end, end + 2))}</div>`)
  if (end === 0) return markdown.parser([first]) + slabbed(others)
  return `<div class="slabs">${slabs.join('')}</div>${slabbed(blocks.slice(end))}`
}

/** A list under a small heading stands on deep, beside the text: 'Three things we never do'. */
const isAside = (block: Token, list: Token | undefined) =>
  block.type === 'heading' && block.depth === 3 && list !== undefined && termsOf(list) !== undefined

const asideOf = (heading: Token, list: Tokens.List) =>
  `<aside class="on-deep">${markdown.parser([heading])}<dl>${termsOf(list)}</dl></aside>`

/** Two to four, each with a word of its own before a colon: 'First row from the sea: every two to three months'. */
function termsOf(block: Token): string | undefined {
  if (block.type !== 'list' || block.ordered) return undefined
  const items = block.items.map(({ text }: Tokens.ListItem) => /^\*\*(.+):\*\* (.+)$/s.exec(text))
  if (items.length < 2 || items.length > 4 || items.includes(null)) return undefined
  return items
    .map(
      ([, term, words]: string[]) =>
        `<div><dt>${markdown.parseInline(term ?? '')}</dt><dd>${markdown.parseInline(words ?? '')}</dd></div>`,
    )
    .join('')
}

// As long as a heading may be.
const fewWords = 40

function isAnnounced(blocks: Token[], place: number) {
  const [words, list] = blocks.slice(place)
  return words?.type === 'paragraph' && words.raw.length < fewWords && list?.type === 'list' && !list.ordered
}

/** A pull quote never parts a heading from its text: it stands behind the first block, or behind what that one announces. */
function withQuotesInside(tokens: Token[]): Token[] {
  const blocks = tokens.filter(({ type }) => type !== 'space')
  const at = blocks.findIndex(
    (block, place) => block.type === 'blockquote' && blocks[place - 1]?.type === 'heading',
  )
  const quote = blocks[at]
  const next = blocks[at + 1]
  if (!quote || !next || next.type === 'heading') return blocks
  const isAnnouncing = next.raw.trim().endsWith(':') && blocks[at + 2]?.type === 'list'
  const end = at + (isAnnouncing ? 3 : 2)
  return withQuotesInside([...blocks.slice(0, at), ...blocks.slice(at + 1, end), quote, ...blocks.slice(end)])
}

export function headingsOf(text: string): MarkdownHeading[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({ id: idOf(heading), text: heading }))
}

function idOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+|-$/g, '')
}
