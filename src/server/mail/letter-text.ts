// The letter as plain text, for watches, screen readers and those who turned HTML off.
import { mailFrame } from '#content/mail.ts'
import { type Block, plainOf, type Span } from '#domain/letter-markdown.ts'
import type { Letter } from './letter.ts'

export function letterText(letter: Letter): string {
  const { heading, paragraphs, facts = [], button, code, validity, steps, links = [], closing } = letter
  const { blocks = [], picture } = letter
  const parts = [
    heading,
    ...paragraphs,
    picture ? `[${picture.alt}]` : '',
    ...blocks.map(blockText),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    code ? `${button ? mailFrame.orCode : mailFrame.codeOnly} ${code}` : '',
    validity ?? '',
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    steps ? [steps.title, ...steps.list.map((step, i) => `${i + 1}. ${step}`)].join('\n') : '',
    closing ?? '',
    `-- \n${mailFrame.signature}\n${mailFrame.reach}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function blockText(block: Block): string {
  if (block.kind === 'line') return '---'
  if (block.kind === 'heading') return plainOf(block.spans).toUpperCase()
  if (block.kind === 'quote') return spansText(block.spans).replace(/^/gm, '> ')
  if (block.kind === 'table') return [block.head, ...block.rows].map(rowText).join('\n')
  if (block.kind !== 'list') return spansText(block.spans)
  return block.items
    .map((item, place) => `${block.isNumbered ? `${place + 1}.` : '-'} ${spansText(item)}`)
    .join('\n')
}

const rowText = (cells: Span[][]) => cells.map(spansText).filter(Boolean).join(' | ')

// A link's address follows its words, unless they are the address.
const spansText = (spans: Span[]) =>
  spans.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join('')
