// The Markdown of newsletters as a tree, from which the mail, its plain text and the archive page are written. Small on
// purpose: headings, lists, tables, quotes, lines, bold, italic, links. Everything else, HTML first of all, stays the text it is.
export type Span = { text: string; isBold?: boolean; isItalic?: boolean; href?: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; spans: Span[] }
  | { kind: 'paragraph' | 'quote'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'line' }

type Look = Omit<Span, 'text'>

const shapes = {
  heading: /^(#{1,6})\s+(.*)$/,
  line: /^ {0,3}([-*_])( *\1){2,} *$/,
  bullet: /^ {0,3}[-*+]\s+(.*)$/,
  numbered: /^ {0,3}\d{1,3}[.)]\s+(.*)$/,
  quote: /^ {0,3}>\s?(.*)$/,
  row: /^ {0,3}\|(.*)$/,
}

export function readLetter(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap(part => blocksOf(part.split('\n').filter(line => line.trim() !== '')))
}

// Lines of one kind that follow one another are one block.
function blocksOf(lines: string[]): Block[] {
  const [first, ...rest] = lines
  if (first === undefined) return []
  const kind = kindOf(first)
  if (kind === 'line') return [{ kind: 'line' }, ...blocksOf(rest)]
  if (kind === 'heading') return [headingOf(first), ...blocksOf(rest)]
  const end = lines.findIndex(line => kindOf(line) !== kind)
  const own = end === -1 ? lines : lines.slice(0, end)
  return [blockOf(kind, own), ...(end === -1 ? [] : blocksOf(lines.slice(end)))]
}

type Kind = keyof typeof shapes | 'text'

function kindOf(line: string): Kind {
  const kinds = Object.keys(shapes) as (keyof typeof shapes)[]
  return kinds.find(kind => shapes[kind].test(line)) ?? 'text'
}

function headingOf(line: string): Block {
  const [, marks = '', words = ''] = shapes.heading.exec(line) ?? []
  return { kind: 'heading', level: marks.length < 3 ? 2 : 3, spans: spansOf(words.replace(/\s+#+$/, '')) }
}

function blockOf(kind: Exclude<Kind, 'line' | 'heading'>, lines: string[]): Block {
  if (kind === 'row' && /^[\s|:-]+$/.test(lines[1] ?? '')) return tableOf(lines)
  if (kind === 'text' || kind === 'row')
    return { kind: 'paragraph', spans: spansOf(lines.map(line => line.trim()).join('\n')) }
  const words = lines.map(line => shapes[kind].exec(line)?.[1] ?? '')
  if (kind === 'quote') return { kind, spans: spansOf(words.join('\n')) }
  return { kind: 'list', isNumbered: kind === 'numbered', items: words.map(item => spansOf(item)) }
}

// The second line only tells that it is a table. Every row is as wide as the head.
function tableOf([first = '', , ...rest]: string[]): Block {
  const head = cellsOf(first)
  const rows = rest.map(line => {
    const cells = cellsOf(line)
    return head.map((_, place) => cells[place] ?? [])
  })
  return { kind: 'table', head, rows }
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => spansOf(cell.trim()))

// Bounded, so that no text takes long to read.
const marks =
  /\\([\\*_[\]()#>-])|\[([^[\]\n]{1,300})\]\(([^()\s]{1,1000})\)|\*\*(\S|\S[^\n]{0,600}?\S)\*\*|\*([^\s*]|[^\s*][^*\n]{0,600}?[^\s*])\*|(?<![\w_])_([^\s_]|[^\s_][^_\n]{0,600}?[^\s_])_(?![\w_])|(https?:\/\/[^\s<>"')\]]{1,1000}[^\s<>"')\].,;:!?])/g

export function spansOf(text: string, look: Look = {}): Span[] {
  const spans: Span[] = []
  const add = (words: string) => {
    if (words !== '') spans.push({ ...look, text: words })
  }
  let from = 0
  for (const found of text.matchAll(marks)) {
    const [whole, escaped, label, target, bold, starred, underlined, address] = found
    const italic = starred ?? underlined
    const href = hrefOf(target ?? address ?? '')
    add(text.slice(from, found.index))
    from = found.index + whole.length
    if (escaped) add(escaped)
    else if (bold) spans.push(...spansOf(bold, { ...look, isBold: true }))
    else if (italic) spans.push(...spansOf(italic, { ...look, isItalic: true }))
    else if (href && !look.href) spans.push(...linked(label ?? address ?? '', { ...look, href }))
    else add(whole)
  }
  add(text.slice(from))
  return joined(spans)
}

// Within a link's words an address is no second link.
const linked = (words: string, look: Look) =>
  words === look.href ? [{ ...look, text: words }] : spansOf(words, look)

/** A place on the web or on our site, a mail or a number; anything else is no link. */
function hrefOf(target: string): string | undefined {
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|\/(?![/\\])\S*)$/.test(target)) return target
  const protocol = URL.parse(target)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? target : undefined
}

const isAlike = (one: Span, other: Span) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href

function joined(spans: Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && isAlike(last, span)) last.text += span.text
    else whole.push({ ...span })
  }
  return whole
}

export const plainOf = (spans: Span[]) => spans.map(({ text }) => text).join('')

/** The first words, for lists and for the line that mail programs show beside the subject. */
export function openingOf(blocks: Block[], most = 160): string {
  const first =
    blocks.find(block => block.kind === 'paragraph') ?? blocks.find(block => block.kind === 'quote')
  const words = first && 'spans' in first ? plainOf(first.spans).replace(/\s+/g, ' ') : ''
  return words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
