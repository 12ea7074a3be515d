// Our own Markdown → HTML, when pages are rendered. Never in the browser; raw HTML in a text is left out.
import { Marked } from 'marked'

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
  return markdown.parse(text, { async: false })
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
