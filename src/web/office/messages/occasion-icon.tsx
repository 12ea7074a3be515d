import {
  BanknoteArrowUp,
  Bell,
  CalendarCheck,
  CalendarMinus,
  CalendarSync,
  CalendarX,
  FileText,
  Gift,
  Hourglass,
  Inbox,
  type LucideIcon,
  ReceiptText,
  Star,
  Tag,
  Truck,
  Waves,
} from 'lucide-react'
import type { Occasion } from '#domain/message-text.ts'

const icons: Record<Occasion, LucideIcon> = {
  received: Inbox,
  reminder: Bell,
  confirmed: CalendarCheck,
  moved: CalendarSync,
  cancelled: CalendarX,
  skipped: CalendarMinus,
  quote: FileText,
  done: Star,
  'on-my-way': Truck,
  invoice: ReceiptText,
  unpaid: BanknoteArrowUp,
  waiting: Hourglass,
  price: Tag,
  milestone: Gift,
  absent: Waves,
}

export function OccasionIcon({ occasion }: { occasion: Occasion }) {
  const Icon = icons[occasion]
  return <Icon aria-hidden="true" />
}
