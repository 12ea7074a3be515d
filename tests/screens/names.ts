// How a part of the screen is found: by its role and by its name, as a reader of it hears them.

export type Wanted = string | RegExp

const roles: Record<string, string> = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button:not([role]), input[type=submit], input[type=button]',
  checkbox: 'input[type=checkbox]:not([role])',
  combobox: 'select:not([multiple]):not([size])',
  complementary: 'aside',
  dialog: 'dialog',
  form: 'form',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img',
  link: 'a[href]:not([role])',
  list: 'ul:not([role]), ol:not([role])',
  listitem: 'li:not([role])',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  cell: 'td',
  columnheader: 'th',
  searchbox: 'input[type=search]:not([role])',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  textbox:
    'input:not([type]):not([role]), input[type=text]:not([role]), input[type=email]:not([role]), input[type=tel]:not([role]), input[type=url]:not([role]), textarea:not([role])',
}
const namedOnly = new Set(['region', 'form'])

export const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

export function fits(text: string, wanted: Wanted, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(text)
  const sought = squeezed(wanted)
  return exact ? text === sought : text.toLowerCase().includes(sought.toLowerCase())
}

export function withRole(root: ParentNode, role: string): Element[] {
  const plain = roles[role]
  const found = [...root.querySelectorAll(`[role=${role}]${plain ? `, ${plain}` : ''}`)]
  return found.filter(
    part => (part.getAttribute('role') ?? role) === role && (!namedOnly.has(role) || nameOf(part) !== ''),
  )
}

/** Not drawn: hidden by its markup, or within what is closed. What a style hides is not known here. */
export function isHidden(part: Element): boolean {
  for (let at: Element | null = part; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || at.localName === 'template') return true
    if ((at as HTMLElement).style?.display === 'none') return true
    if (at.localName === 'dialog' && !at.hasAttribute('open')) return true
    const outer: Element | null = at.parentElement
    if (outer?.localName === 'details' && !outer.hasAttribute('open') && at.localName !== 'summary')
      return true
  }
  return false
}

export const isSilent = (part: Element) =>
  isHidden(part) || part.closest('[aria-hidden=true], [inert]') !== null

function spoken(part: Node): string {
  if (part.nodeType === 3) return part.nodeValue ?? ''
  if (part.nodeType !== 1) return ''
  const element = part as Element
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return ''
  const label =
    element.getAttribute('aria-label') ?? (element.localName === 'img' ? element.getAttribute('alt') : null)
  if (label !== null) return label
  const inside = [...element.childNodes].map(spoken).join('')
  return /^(div|p|li|h\d|section|td|tr|dd|dt)$/.test(element.localName) ? ` ${inside} ` : inside
}

const byIds = (part: Element, attribute: string) =>
  (part.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(id => document.getElementById(id))
    .filter(found => found !== null)

export function labelsOf(part: Element): Element[] {
  const own = part.closest('label')
  const named = part.id ? [...document.querySelectorAll(`label[for="${part.id}"]`)] : []
  return [...named, ...(own && !named.includes(own) ? [own] : [])]
}

const labelWords = (label: Element) =>
  squeezed(
    [...label.childNodes]
      .filter(child => !/^(select|textarea|input)$/.test((child as Element).localName ?? ''))
      .map(spoken)
      .join(''),
  )

export function nameOf(part: Element): string {
  const labelled = byIds(part, 'aria-labelledby')
  if (labelled.length > 0) return squeezed(labelled.map(spoken).join(' '))
  const label = part.getAttribute('aria-label')
  if (label !== null) return squeezed(label)
  if (/^(input|select|textarea|meter|progress)$/.test(part.localName)) {
    if (/^(submit|button)$/.test(part.getAttribute('type') ?? '')) return squeezed(part.getAttribute('value'))
    const words = labelsOf(part).map(labelWords).join(' ')
    return squeezed(words || part.getAttribute('placeholder') || part.getAttribute('title'))
  }
  if (part.localName === 'fieldset')
    return squeezed(spoken(part.querySelector('legend') ?? document.createTextNode('')))
  if (part.localName === 'img') return squeezed(part.getAttribute('alt'))
  // What only holds others is not called by all that they say.
  if (
    /^(section|form|dialog|article|nav|main|aside|ul|ol|table|details|div)$/.test(part.localName) &&
    !/^(button|link|option|tab|menuitem|heading)$/.test(part.getAttribute('role') ?? '')
  )
    return squeezed(part.getAttribute('title'))
  return squeezed(spoken(part)) || squeezed(part.getAttribute('title'))
}

export const descriptionOf = (part: Element) =>
  squeezed(byIds(part, 'aria-describedby').map(spoken).join(' '))

export function withLabel(root: ParentNode, wanted: Wanted, exact = false): Element[] {
  const controls = [
    ...root.querySelectorAll('input, select, textarea, [aria-label], [aria-labelledby], output'),
  ]
  return controls.filter(part => {
    const words = [
      ...(/^(input|select|textarea)$/.test(part.localName) ? labelsOf(part).map(labelWords) : []),
      squeezed(part.getAttribute('aria-label')),
      squeezed(byIds(part, 'aria-labelledby').map(spoken).join(' ')),
    ]
    return words.some(text => text !== '' && fits(text, wanted, exact))
  })
}

/** The smallest parts that say it. */
export function withText(root: ParentNode, wanted: Wanted, exact = false): Element[] {
  const says = (part: Element) => fits(squeezed(part.textContent), wanted, exact)
  const found: Element[] = []
  const look = (part: Element) => {
    if (/^(script|style|noscript|template|head)$/.test(part.localName)) return
    // A smaller part can only say it where the larger one does, but for a whole or a pattern.
    if (typeof wanted === 'string' && !exact && !says(part)) return
    const before = found.length
    for (const child of part.children) look(child)
    if (found.length === before && says(part)) found.push(part)
  }
  for (const child of root.children) look(child)
  return found
}
