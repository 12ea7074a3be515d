// Prefer: return=representation, count=exact, resolution=merge-duplicates, …
import { RestError } from './rest-error.ts'

const choices = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

type Choices = { [Name in keyof typeof choices]?: (typeof choices)[Name][number] }
export type Preferences = Choices & { timezone?: string; 'max-affected'?: string }

export function parsePrefer(header: string | null): Preferences {
  const preferences: Record<string, string> = {}
  const unknown: string[] = []
  for (const item of (header ?? '').split(',').map(text => text.trim())) {
    if (item === '') continue
    const [name = '', value = ''] = item.split('=', 2).map(text => text.trim())
    if (!isKnown(name, value)) unknown.push(item)
    else preferences[name] ??= value
  }
  if (preferences.handling === 'strict' && unknown.length > 0) throw invalidPreferences(unknown)
  return preferences
}

function isKnown(name: string, value: string): boolean {
  if (name === 'max-affected') return /^\d{1,9}$/.test(value)
  if (name === 'timezone') return isTimeZone(value)
  return Object.hasOwn(choices, name) && (choices[name as keyof Choices] as readonly string[]).includes(value)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function invalidPreferences(unknown: string[]): RestError {
  return new RestError(400, {
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${unknown.join(', ')}`,
  })
}
