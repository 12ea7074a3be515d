// One JSON line per event. What could identify or let in a person is masked before it is written.
export type Level = 'debug' | 'info' | 'warn' | 'error'
export type Fields = Record<string, unknown>
export type Log = Record<Level, (message: string, fields?: Fields) => void>

const ranks: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3 }

export function createLog(
  level: Level,
  write: (line: string) => unknown = line => process.stdout.write(line),
): Log {
  const at =
    (rank: Level) =>
    (message: string, fields: Fields = {}) => {
      if (ranks[rank] < ranks[level]) return
      const event = {
        time: new Date().toISOString(),
        level: rank,
        message: maskText(message),
        ...maskFields(fields),
      }
      write(`${JSON.stringify(event)}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const secretName = /pass|secret|token|key|authorization|cookie|code|hash/i

function maskFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskValue(name, value)]))
}

function maskValue(name: string, value: unknown): unknown {
  if (value instanceof Error)
    return maskFields({ name: value.name, message: value.message, stack: value.stack })
  if (typeof value === 'string') return secretName.test(name) ? '[masked]' : maskText(value)
  if (Array.isArray(value)) return value.map(item => maskValue(name, item))
  if (value !== null && typeof value === 'object') return maskFields(value as Fields)
  return value
}

const masks: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bsb_(secret|publishable)_[\w-]+/g, '[key]'],
  [/([?&#](?:[\w-]*token[\w-]*|code|key|manage|apikey|password)=)[^&\s"]+/gi, '$1[masked]'],
  [/(\/calendar\/)[^/?#\s"]+/gi, '$1[masked]'],
  [/:\/\/[^\s/@:]+:[^\s/@]+@/g, '://[masked]@'],
  [/[\w.+%-]+(?:@|%40)[\w-]+\.[\w.-]*\w/gi, '[e-mail]'],
]
const numberMasks: [RegExp, string][] = [
  [/\b(?:\d[ -]?){13,19}\b/g, '[number]'],
  [/(?:\+|%2B|\b)(?:27|0)[\s()-]*(?:\d[\s()-]*){8,9}\b/g, '[phone]'],
]
// The id of a request or a row may look like a number for a while, and is what a line is found by.
const ids = /(\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b)/i

function maskText(text: string) {
  const parts = maskedBy(masks, text).split(ids)
  return parts.map((part, place) => (place % 2 === 0 ? maskedBy(numberMasks, part) : part)).join('')
}

const maskedBy = (by: [RegExp, string][], text: string) =>
  by.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text)
