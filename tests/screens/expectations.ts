// Playwright's expectations, as far as our walks use them: each is asked again until it holds.
import { expect as plain } from 'vitest'
import { DrawnLocator, patienceMs, pause } from './locator.ts'
import { descriptionOf, fits, isHidden, nameOf, squeezed, type Wanted } from './names.ts'

type Asked = { timeout?: number; exact?: boolean; ignoreCase?: boolean; message?: string }
type Seen = { holds: boolean; seen: unknown }
type Look = (...wanted: never[]) => Seen

const whole = (text: string, wanted: Wanted) =>
  wanted instanceof RegExp ? wanted.test(text) : text === squeezed(wanted)
const part = (text: string, wanted: Wanted) =>
  wanted instanceof RegExp ? wanted.test(text) : text.includes(squeezed(wanted))

function looksAt(locator: DrawnLocator): Record<string, Look> {
  const found = () => locator.find()
  const one = () => {
    const all = found()
    if (all.length > 1) throw new Error(`${all.length} parts: ${locator.words}`)
    return all[0]
  }
  const text = () => squeezed(one()?.textContent)
  const about = <T>(read: (part: Element) => T, holds: (value: T) => boolean): Seen => {
    const it = one()
    if (!it) return { holds: false, seen: 'nothing' }
    const seen = read(it)
    return { holds: holds(seen), seen }
  }
  return {
    toBeVisible: () => about(isHidden, hidden => !hidden),
    toBeInViewport: () => about(isHidden, hidden => !hidden),
    toBeAttached: () => ({ holds: found().length > 0, seen: found().length }),
    toBeHidden: () => ({ holds: found().every(isHidden), seen: found().length }),
    toHaveCount: (wanted: number) => ({ holds: found().length === wanted, seen: found().length }),
    toHaveText: (wanted: Wanted | Wanted[]) => {
      if (!Array.isArray(wanted)) return about(text, seen => whole(seen, wanted))
      const seen = found().map(each => squeezed(each.textContent))
      return {
        holds: seen.length === wanted.length && wanted.every((each, at) => whole(seen[at] ?? '', each)),
        seen,
      }
    },
    toContainText: (wanted: Wanted | Wanted[]) => {
      if (!Array.isArray(wanted)) return about(text, seen => part(seen, wanted))
      const seen = found().map(each => squeezed(each.textContent))
      return { holds: wanted.every((each, at) => part(seen[at] ?? '', each)), seen }
    },
    toHaveValue: (wanted: Wanted) =>
      about(
        it => (it as HTMLInputElement).value,
        seen => (wanted instanceof RegExp ? wanted.test(seen) : seen === wanted),
      ),
    toBeChecked: () =>
      about(it => (it as HTMLInputElement).checked || it.getAttribute('aria-checked') === 'true', Boolean),
    toBeDisabled: () => ({ holds: found().length === 1 && locator.isDisabledNow(), seen: 'not disabled' }),
    toBeEnabled: () => ({ holds: found().length === 1 && !locator.isDisabledNow(), seen: 'not enabled' }),
    toBeEditable: () => ({ holds: found().length === 1 && !locator.isDisabledNow(), seen: 'not editable' }),
    toBeFocused: () => about(it => document.activeElement === it, Boolean),
    toHaveAttribute: (name: string, wanted?: Wanted) =>
      about(
        it => it.getAttribute(name),
        seen =>
          seen !== null &&
          (wanted === undefined || (wanted instanceof RegExp ? wanted.test(seen) : seen === wanted)),
      ),
    toHaveAccessibleName: (wanted: Wanted) => about(nameOf, seen => whole(seen, wanted)),
    toHaveAccessibleDescription: (wanted: Wanted) => about(descriptionOf, seen => whole(seen, wanted)),
    toHaveURL: (wanted: Wanted) => ({
      holds: wanted instanceof RegExp ? wanted.test(location.href) : fits(location.href, wanted),
      seen: location.href,
    }),
    toHaveTitle: (wanted: Wanted) => ({ holds: whole(document.title, wanted), seen: document.title }),
  }
}

function asked(locator: DrawnLocator, isNot: boolean, message = '') {
  const looks = looksAt(locator)
  return Object.fromEntries(
    Object.entries(looks).map(([name, look]) => [
      name,
      async (...given: unknown[]) => {
        const { timeout = patienceMs() } = (given.at(-1) ?? {}) as Asked
        const end = Date.now() + timeout
        for (;;) {
          let result: Seen
          try {
            result = look(...(given as never[]))
          } catch (error) {
            result = { holds: isNot, seen: String(error) }
          }
          if (result.holds !== isNot) return
          if (Date.now() > end)
            throw new Error(
              `${message} ${locator.words}: ${isNot ? 'not ' : ''}${name} ${given[0] ?? ''}, but ${String(result.seen).slice(0, 400)}`,
            )
          await pause()
        }
      },
    ]),
  )
}

function untilItPasses(work: () => Promise<void>) {
  return {
    async toPass({ timeout = patienceMs() } = {}) {
      const end = Date.now() + timeout
      for (;;) {
        try {
          return await work()
        } catch (error) {
          if (Date.now() > end) throw error
          await pause(50)
        }
      }
    },
  }
}

function expectDrawn(value: unknown, message?: string) {
  if (value instanceof DrawnLocator)
    return { ...asked(value, false, message), not: asked(value, true, message) }
  if (typeof value === 'function' && value.constructor.name === 'AsyncFunction')
    return { ...untilItPasses(value as () => Promise<void>), ...plain(value, message) }
  return plain(value, message)
}

const poll = (read: () => unknown, { timeout = patienceMs(), message }: Asked = {}) =>
  plain.poll(read, { timeout, interval: 20, ...(message && { message }) })

export const expect: typeof plain = Object.assign(expectDrawn, plain, {
  poll,
  configure: () => expect,
}) as never
