// How a plan's rhythm is said, on screens and in letters.
import type { Rhythm } from '#domain/plan-days.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const places = ['first', 'second', 'third', 'fourth', 'last']

type RhythmFacts = { rhythm: Rhythm; weekday: number; nth: number | null }

/** 'Every second Tuesday', 'Every last Monday of the month' */
export function rhythmText({ rhythm, weekday, nth }: RhythmFacts): string {
  const day = weekdays[weekday - 1] ?? ''
  const texts: Record<Rhythm, string> = {
    weekly: `Every ${day}`,
    'two-weeks': `Every second ${day}`,
    'four-weeks': `Every fourth ${day}`,
    monthly: `Every ${places[(nth ?? 1) - 1] ?? ''} ${day} of the month`,
  }
  return texts[rhythm]
}
