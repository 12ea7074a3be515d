import { outboxWords } from '#content/outbox.ts'
import type { MailState } from '#domain/mail-state.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<MailState, BadgeTone> = { waiting: 'pending', failed: 'cancelled', sent: 'confirmed' }

export function MailBadge({ status }: { status: MailState }) {
  return <Badge tone={tones[status]}>{outboxWords.state.choices[status]}</Badge>
}
