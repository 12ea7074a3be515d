// What this browser keeps for its visitor. Private windows may refuse; everything works without.

/** What was kept under the key; undefined where there is nothing, or nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return
  }
}

export function keep(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is kept then.
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
