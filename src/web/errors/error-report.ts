// Logs a fault of a screen: enough to find it, and no secrets.

type ErrorReport = {
  id: string
  message: string
  stack: string
  componentTrace: string
  userAgent: string
  url: string
  timestamp: string
}

const cutAt = 500

// Several handlers may see one fault; it is logged once and keeps its id.
const reported = new WeakMap<object, string>()

export function reportError(error: unknown, componentTrace = ''): string {
  const known = error instanceof Error && reported.get(error)
  if (known) return known
  const report = describeError(error, componentTrace)
  if (error instanceof Error) reported.set(error, report.id)
  // biome-ignore lint/suspicious/noConsole: the one place where the browser logs, at error level only.
  console.error(JSON.stringify(report))
  return report.id
}

/** For React's roots: left to itself, React logs faults as they are, secrets and all. */
export const rootErrorHandlers = {
  // The boundary that catches a fault reports it.
  onCaughtError() {},
  onUncaughtError(error: unknown) {
    reportError(error)
  },
  onRecoverableError(error: unknown) {
    reportError(error)
  },
}

export function describeError(error: unknown, componentTrace: string): ErrorReport {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    id: makeErrorId(),
    message: maskSecrets(message).slice(0, cutAt),
    stack: maskSecrets(stack ?? '').slice(0, cutAt),
    componentTrace: maskSecrets(componentTrace).slice(0, cutAt),
    userAgent: globalThis.navigator?.userAgent ?? '',
    url: maskSecrets(globalThis.location?.href ?? ''),
    timestamp: new Date().toISOString(),
  }
}

/** Passwords, tokens, keys and card-like numbers become [hidden]. */
export function maskSecrets(text: string): string {
  return masks.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text)
}

// Masked before the text is cut, so that no half of a secret is left at the edge.
const masks: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[hidden]'],
  [/\bsb_(publishable|secret)_[\w-]+/g, '[hidden]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [hidden]'],
  [
    /(pass(?:word|code)?|token|secret|api[-_]?key|key|authorization|code)("?\s*[=:]\s*"?)[^\s"&,;}]+/gi,
    '$1$2[hidden]',
  ],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[hidden]'],
]

function makeErrorId() {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0').toUpperCase()
}
