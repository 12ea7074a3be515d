// What is written down when a screen breaks: enough to find the fault, nothing that is a secret.

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

export function reportError(error: unknown, componentTrace = ''): string {
  const report = describeError(error, componentTrace)
  // biome-ignore lint/suspicious/noConsole: the one place where the browser logs, at error level only.
  console.error(report)
  return report.id
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
