// A newsletter's own words as HTML of a letter.
import type { Block, Span } from '#domain/letter-markdown.ts'
import { type Html, html } from './html.ts'
import { day, display, text } from './letter-style.ts'

export const blocksHtml = (blocks: Block[]): Html[] => blocks.map(blockHtml)

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block)
    case 'list':
      return listHtml(block)
    case 'table':
      return tableHtml(block)
    case 'quote':
      return html`<blockquote class="soft line" style="${text(16, `margin:0 0 14px;padding:2px 0 2px 14px;border-left:3px solid ${day.line};color:${day.soft};white-space:pre-line`)}">${spansHtml(block.spans)}</blockquote>`
    case 'line':
      return html`<hr class="line" style="margin:22px 0;border:0;border-top:1px solid ${day.line}">`
    case 'paragraph':
      return html`<p class="ink" style="${text(16, 'margin-bottom:14px;white-space:pre-line')}">${spansHtml(block.spans)}</p>`
  }
}

function headingHtml({ level, spans }: Extract<Block, { kind: 'heading' }>): Html {
  const style = `margin:24px 0 10px;font:700 ${level === 2 ? 22 : 18}px/1.25 ${display};color:${day.heading};overflow-wrap:anywhere`
  return level === 2
    ? html`<h2 class="heading" style="${style}">${spansHtml(spans)}</h2>`
    : html`<h3 class="heading" style="${style}">${spansHtml(spans)}</h3>`
}

function listHtml({ isNumbered, items }: Extract<Block, { kind: 'list' }>): Html {
  const rows = items.map(
    item => html`<li class="ink" style="${text(16, 'margin-bottom:6px')}">${spansHtml(item)}</li>`,
  )
  const style = `margin:0 0 14px;padding:0 0 0 24px;color:${day.ink}`
  return isNumbered
    ? html`<ol class="ink" style="${style}">${rows}</ol>`
    : html`<ul class="ink" style="${style}">${rows}</ul>`
}

function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>): Html {
  const style = text(
    15,
    `padding:6px 12px 6px 0;border-bottom:1px solid ${day.line};text-align:left;vertical-align:top`,
  )
  const names = head.map(
    cell => html`<th class="ink line" scope="col" style="${style}">${spansHtml(cell)}</th>`,
  )
  const lines = rows.map(
    row =>
      html`<tr>${row.map(cell => html`<td class="ink line" style="${style}">${spansHtml(cell)}</td>`)}</tr>`,
  )
  return html`<table style="margin:0 0 14px;border-collapse:collapse;width:100%"><thead><tr>${names}</tr></thead><tbody>${lines}</tbody></table>`
}

const spansHtml = (spans: Span[]): Html[] => spans.map(spanHtml)

function spanHtml({ text: words, isBold, isItalic, href }: Span): Html {
  const slanted = isItalic ? html`<em>${words}</em>` : html`${words}`
  const strong = isBold ? html`<strong>${slanted}</strong>` : slanted
  if (!href) return strong
  return html`<a class="link" href="${href}" style="color:${day.heading};text-decoration:underline;word-break:break-word">${strong}</a>`
}
