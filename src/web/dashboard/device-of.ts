import { accountWords } from '#content/account.ts'

const { on, unknown } = accountWords.sessions

// In this order: every later browser also calls itself by an earlier one's name.
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const

/** A device in everyday words, from its browser's user agent. */
export function deviceOf(userAgent: string | null): string {
  const [browser, system] = [browsers, systems].map(
    names => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1],
  )
  return browser && system ? on(browser, system) : unknown
}
