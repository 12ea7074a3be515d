import { letterOffice } from '#content/newsletter-office.ts'
import type { LetterLine } from '#web/data/newsletters.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<LetterLine['status'], BadgeTone> = {
  draft: 'other',
  sending: 'half',
  stopped: 'cancelled',
  sent: 'completed',
}

export function LetterBadge({ status }: Pick<LetterLine, 'status'>) {
  return <Badge tone={tones[status]}>{letterOffice.states[status]}</Badge>
}
