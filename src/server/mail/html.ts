// HTML in which every value is escaped unless it is HTML already.
const marked = Symbol('html')
export type Html = { [marked]: true; text: string }
type Value = Html | Html[] | string | undefined | false

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const text = parts.reduce((whole, part, i) => whole + written(values[i - 1]) + part)
  return trusted(text)
}

// For text of our own that is HTML or CSS already.
export const trusted = (text: string): Html => ({ [marked]: true, text })

function written(value: Value): string {
  if (!value) return ''
  if (Array.isArray(value)) return value.map(item => item.text).join('')
  return typeof value === 'string' ? escapeHtml(value) : value.text
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)
}
