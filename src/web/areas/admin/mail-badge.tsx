import { outboxWords } from '#content/outbox.ts'
import type { MailState } from '#web/data/outbox.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones = { waiting: 'pending', failed: 'cancelled', sent: 'confirmed' } as const

export function MailBadge({ status }: { status: MailState }) {
  return <Badge tone={tones[status]}>{outboxWords.state.choices[status]}</Badge>
}
