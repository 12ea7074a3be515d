import type { Occasion } from '#domain/message-text.ts'
import { BanknoteArrowUp } from '#web/icons/banknote-arrow-up.ts'
import { Bell } from '#web/icons/bell.ts'
import { CalendarCheck } from '#web/icons/calendar-check.ts'
import { CalendarMinus } from '#web/icons/calendar-minus.ts'
import { CalendarSync } from '#web/icons/calendar-sync.ts'
import { CalendarX } from '#web/icons/calendar-x.ts'
import { FileText } from '#web/icons/file-text.ts'
import { Gift } from '#web/icons/gift.ts'
import { Hourglass } from '#web/icons/hourglass.ts'
import { Inbox } from '#web/icons/inbox.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { ReceiptText } from '#web/icons/receipt-text.ts'
import { Star } from '#web/icons/star.ts'
import { Tag } from '#web/icons/tag.ts'
import { Truck } from '#web/icons/truck.ts'
import { WavesHorizontal } from '#web/icons/waves-horizontal.ts'

const icons: Record<Occasion, LineIcon> = {
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
  absent: WavesHorizontal,
}

export function OccasionIcon({ occasion }: { occasion: Occasion }) {
  const Icon = icons[occasion]
  return <Icon aria-hidden="true" />
}
