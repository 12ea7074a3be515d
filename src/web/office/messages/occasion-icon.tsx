import {
  Bell,
  CalendarCheck,
  CalendarSync,
  CalendarX,
  FileText,
  type LucideIcon,
  Star,
  Truck,
} from 'lucide-react'
import type { Occasion } from '#domain/message-text.ts'

const icons: Record<Occasion, LucideIcon> = {
  reminder: Bell,
  confirmed: CalendarCheck,
  moved: CalendarSync,
  cancelled: CalendarX,
  quote: FileText,
  done: Star,
  'on-my-way': Truck,
}

export function OccasionIcon({ occasion }: { occasion: Occasion }) {
  const Icon = icons[occasion]
  return <Icon aria-hidden="true" />
}
