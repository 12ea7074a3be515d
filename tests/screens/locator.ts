// Playwright's locators, as far as our walks use them, over what is drawn without a browser.
import { limit } from '#tests/limits.ts'
import {
  fits,
  isHidden,
  isSilent,
  nameOf,
  squeezed,
  type Wanted,
  withLabel,
  withRole,
  withText,
} from './names.ts'
import { pressOn, typeInto } from './press.ts'

type Find = () => Element[]
type RoleOptions = {
  name?: Wanted
  exact?: boolean
  level?: number
  checked?: boolean
  includeHidden?: boolean
}
type Filter = { hasText?: Wanted; hasNotText?: Wanted; has?: DrawnLocator; visible?: boolean }

export const pause = (ms = 10) => new Promise(resolve => setTimeout(resolve, ms))
export const patienceMs = () => limit(10_000)

const within = (roots: Find, find: (root: ParentNode) => Element[]) => () => [
  ...new Set(roots().flatMap(find)),
]
const isControl = (part: Element): part is HTMLInputElement =>
  /^(input|select|textarea)$/.test(part.localName)
const isOff = (part: Element) =>
  (part as HTMLButtonElement).disabled === true ||
  part.getAttribute('aria-disabled') === 'true' ||
  (part.closest('fieldset[disabled]') !== null && /^(button|input|select|textarea)$/.test(part.localName))

export class DrawnLocator {
  readonly find: Find
  readonly words: string
  constructor(find: Find, words: string) {
    this.find = find
    this.words = words
  }

  private inside(words: string, find: (root: ParentNode) => Element[]) {
    return new DrawnLocator(within(this.find, find), `${this.words} ${words}`)
  }
  locator(what: string | DrawnLocator, filter: Filter = {}): DrawnLocator {
    if (typeof what !== 'string')
      return this.inside(what.words, root => what.find().filter(part => root.contains(part)))
    if (what === 'visible=true')
      return new DrawnLocator(
        () =>
          this.find()
            .filter(part => !isHidden(part))
            .slice(0, 1),
        this.words,
      )
    return this.inside(what, root => bySelector(root, what)).filter(filter)
  }
  getByRole(role: string, { name, exact, level, checked, includeHidden }: RoleOptions = {}) {
    return this.inside(`${role} ${name ?? ''}`, root =>
      withRole(root, role).filter(
        part =>
          (includeHidden || !isSilent(part)) &&
          (level === undefined ||
            part.localName === `h${level}` ||
            part.getAttribute('aria-level') === `${level}`) &&
          (checked === undefined || (part as HTMLInputElement).checked === checked) &&
          (name === undefined || fits(nameOf(part), name, exact)),
      ),
    )
  }
  getByLabel(label: Wanted, { exact }: { exact?: boolean } = {}) {
    return this.inside(`labelled ${label}`, root => withLabel(root, label, exact))
  }
  getByText(text: Wanted, { exact }: { exact?: boolean } = {}) {
    return this.inside(`saying ${text}`, root => withText(root, text, exact))
  }
  getByTitle(text: Wanted, { exact }: { exact?: boolean } = {}) {
    return this.inside(`titled ${text}`, root =>
      [...root.querySelectorAll('[title]')].filter(part =>
        fits(squeezed(part.getAttribute('title')), text, exact),
      ),
    )
  }
  getByAltText(text: Wanted, { exact }: { exact?: boolean } = {}) {
    return this.inside(`picture of ${text}`, root =>
      [...root.querySelectorAll('[alt]')].filter(part =>
        fits(squeezed(part.getAttribute('alt')), text, exact),
      ),
    )
  }
  filter({ hasText, hasNotText, has, visible }: Filter) {
    const keeps = (part: Element) =>
      (hasText === undefined || fits(squeezed(part.textContent), hasText)) &&
      (hasNotText === undefined || !fits(squeezed(part.textContent), hasNotText)) &&
      (has === undefined || has.find().some(inner => part.contains(inner) && part !== inner)) &&
      (visible === undefined || isHidden(part) !== visible)
    return new DrawnLocator(
      () => this.find().filter(keeps),
      `${this.words} with ${hasText ?? has?.words ?? ''}`,
    )
  }
  first() {
    return this.nth(0)
  }
  last() {
    return this.nth(-1)
  }
  nth(place: number) {
    return new DrawnLocator(
      () => this.find().slice(place, place === -1 ? undefined : place + 1),
      `${this.words} [${place}]`,
    )
  }
  and(other: DrawnLocator) {
    return new DrawnLocator(() => this.find().filter(part => other.find().includes(part)), this.words)
  }
  or(other: DrawnLocator) {
    return new DrawnLocator(() => [...this.find(), ...other.find()], this.words)
  }

  /** The one part, once it is there. */
  async one({ isAble = false } = {}): Promise<HTMLElement> {
    const end = Date.now() + patienceMs()
    for (;;) {
      const found = this.find()
      const [part] = found
      if (
        found.length === 1 &&
        part &&
        !(isAble && (isOff(part) || isHidden(part) || part.closest('[inert]')))
      )
        return part as HTMLElement
      if (Date.now() > end) throw new Error(`${found.length} parts, or none that can be used: ${this.words}`)
      await pause()
    }
  }
  async click(_: object = {}) {
    pressOn(await this.one({ isAble: true }))
    await pause(0)
  }
  async dblclick() {
    const part = await this.one({ isAble: true })
    pressOn(part)
    pressOn(part, 2)
    await pause(0)
  }
  tap = () => this.click()
  async hover() {
    const part = await this.one()
    for (const kind of ['pointerover', 'mouseover', 'mousemove'])
      part.dispatchEvent(new MouseEvent(kind, { bubbles: true }))
  }
  async fill(text: string) {
    const part = await this.one({ isAble: true })
    part.focus()
    typeInto(part as HTMLInputElement, text)
    await pause(0)
  }
  clear = () => this.fill('')
  async pressSequentially(text: string) {
    const part = (await this.one({ isAble: true })) as HTMLInputElement
    part.focus()
    for (const letter of text) typeInto(part, part.value + letter)
  }
  async check(_: object = {}) {
    const part = (await this.one({ isAble: false })) as HTMLInputElement
    if (!part.checked) pressOn(part)
    await pause(0)
  }
  async uncheck(_: object = {}) {
    const part = (await this.one({ isAble: false })) as HTMLInputElement
    if (part.checked) pressOn(part)
    await pause(0)
  }
  async selectOption(wanted: string | { label?: string; index?: number }) {
    const end = Date.now() + patienceMs()
    const { label: sought = '', index } = typeof wanted === 'string' ? { label: wanted } : { ...wanted }
    for (;;) {
      const part = (await this.one({ isAble: true })) as unknown as HTMLSelectElement
      const option = [...part.options].find(
        (each, place) =>
          place === index || each.value === sought || squeezed(each.textContent) === squeezed(sought),
      )
      if (option) return choose(part, option.value)
      if (Date.now() > end) throw new Error(`No choice ${sought}: ${this.words}`)
      await pause()
    }
  }
  async focus() {
    ;(await this.one()).focus()
  }
  async blur() {
    ;(await this.one()).blur()
  }
  async press(key: string) {
    const part = await this.one()
    part.focus()
    const { pressKey } = await import('./press.ts')
    pressKey(key)
    await pause(0)
  }
  async scrollIntoViewIfNeeded() {}
  async setInputFiles(given: { name: string; mimeType: string; buffer: Uint8Array }) {
    const part = (await this.one()) as HTMLInputElement
    const file = new File([given.buffer as never], given.name, { type: given.mimeType })
    Object.defineProperty(part, 'files', { configurable: true, value: [file] })
    part.dispatchEvent(new Event('change', { bubbles: true }))
  }
  async dispatchEvent(kind: string, about: Record<string, unknown> = {}) {
    const event = new Event(kind, { bubbles: true })
    ;(await this.one()).dispatchEvent(Object.assign(event, about))
  }
  async evaluate<T>(read: (part: Element, given: unknown) => T, given?: unknown): Promise<T> {
    return read(await this.one(), given)
  }
  async evaluateAll<T>(read: (parts: Element[]) => T): Promise<T> {
    return read(this.find())
  }
  async all() {
    return this.find().map((_, place) => this.nth(place))
  }
  async count() {
    return this.find().length
  }
  async textContent() {
    return (await this.one()).textContent
  }
  innerText = () => this.textContent()
  async allTextContents() {
    return this.find().map(part => part.textContent ?? '')
  }
  async inputValue() {
    return ((await this.one()) as HTMLInputElement).value
  }
  async getAttribute(name: string) {
    return (await this.one()).getAttribute(name)
  }
  async isVisible() {
    const [part] = this.find()
    return part !== undefined && !isHidden(part)
  }
  async isChecked() {
    return ((await this.one()) as HTMLInputElement).checked
  }
  async waitFor({ state = 'visible', timeout = patienceMs() }: { state?: string; timeout?: number } = {}) {
    const end = Date.now() + timeout
    const isThere = () => this.find().some(part => state === 'attached' || !isHidden(part))
    while (isThere() !== !/detached|hidden/.test(state)) {
      if (Date.now() > end) throw new Error(`Not ${state}: ${this.words}`)
      await pause()
    }
  }
  isDisabledNow = () => this.find().every(isOff)
  valueNow = () => this.find().filter(isControl)[0]?.value
}

function choose(part: HTMLSelectElement, value: string) {
  part.focus()
  part.value = value
  part.dispatchEvent(new Event('input', { bubbles: true }))
  part.dispatchEvent(new Event('change', { bubbles: true }))
}

function bySelector(root: ParentNode, selector: string): Element[] {
  const found = [...root.querySelectorAll(selector)]
  return found
}
