// The texts of messages to clients: words with fields in braces. A line whose field is not known is left out.

export const occasions = [
  'received',
  'reminder',
  'confirmed',
  'moved',
  'cancelled',
  'skipped',
  'quote',
  'on-my-way',
  'done',
  'invoice',
  'unpaid',
  'waiting',
  'price',
  'milestone',
  'absent',
] as const
export type Occasion = (typeof occasions)[number]

/** These have a rule of their own for who gets them; the others go as each person wishes, or to everyone. */
export const ruledOccasions: readonly Occasion[] = ['quote', 'on-my-way', 'done']

/** What each text may name. */
const always = ['name', 'business', 'service', 'day', 'window', 'place'] as const
export const fieldsOf: Record<Occasion, readonly string[]> = {
  received: [...always, 'link'],
  reminder: [...always, 'price', 'link'],
  confirmed: [...always, 'price', 'link'],
  moved: [...always, 'price', 'link'],
  cancelled: [...always, 'reason', 'booking'],
  skipped: [...always, 'reason'],
  quote: [...always, 'price', 'number', 'held', 'link'],
  done: [...always, 'link'],
  'on-my-way': [...always, 'minutes'],
  invoice: ['name', 'business', 'number', 'price', 'due', 'link'],
  unpaid: ['name', 'business', 'number', 'price', 'due', 'list', 'link'],
  waiting: [...always, 'link'],
  price: ['name', 'business', 'service', 'price', 'from'],
  milestone: ['name', 'business', 'cleans', 'percent', 'booking'],
  absent: ['name', 'business', 'booking'],
}

export type Fields = Record<string, string | null | undefined>

const inBraces = /\{([^{}\n]*)\}/g

export function fillText(template: string, fields: Fields): string {
  const lines = template.split('\n').filter(line => fieldsIn(line).every(name => fields[name]))
  return lines
    .map(line => line.replace(inBraces, (_, name: string) => fields[name.trim()] ?? ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Names in braces that this occasion knows nothing of, and braces that are left open. */
export function wrongFields(template: string, occasion: Occasion): string[] {
  const unknown = fieldsIn(template).filter(name => !fieldsOf[occasion].includes(name))
  const rest = template.replace(inBraces, '')
  return [...new Set([...unknown, ...(/[{}]/.test(rest) ? ['{'] : [])])]
}

const fieldsIn = (text: string) => [...text.matchAll(inBraces)].map(([, name]) => (name ?? '').trim())

/** Nobody wants a message from us at night. */
export const firstHour = 7
export const lastHour = 20
export const isNight = (clock: string) => {
  const hour = Number(clock.slice(0, 2))
  return hour < firstHour || hour >= lastHour
}
