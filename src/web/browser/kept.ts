// The browser's storage. Private windows may refuse it; everything works without.

type Place = 'localStorage' | 'sessionStorage'

/** The stored value; undefined if there is none or it cannot be read. */
export function readKept(key: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null') ?? undefined
  } catch {
    return
  }
}

export function keep(key: string, value: unknown, place: Place = 'localStorage') {
  try {
    globalThis[place].setItem(key, JSON.stringify(value))
  } catch {
    // Not stored then.
  }
}

export function forget(key: string) {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[place].removeItem(key)
    } catch {
      // Nothing was kept.
    }
}

/** Each tab has its own draft. A tab without one starts from the latest draft of any tab. */
export const readDraft = (key: string) => readKept(key, 'sessionStorage') ?? readKept(key)

export function keepDraft(key: string, draft: unknown) {
  keep(key, draft, 'sessionStorage')
  keep(key, draft)
}
