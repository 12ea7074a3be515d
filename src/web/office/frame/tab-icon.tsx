// The icons of the tabs, by address. Not in tabs.ts, which every page of the app loads for its routes.
import {
  Archive,
  CalendarDays,
  FileUp,
  History,
  Images,
  Inbox,
  Link2,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  Newspaper,
  PanelsTopLeft,
  ReceiptText,
  ScrollText,
  Send,
  Settings,
  ShieldCheck,
  Store,
  Sun,
  UserCog,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  '/crm': Sun,
  '/crm/bookings': CalendarDays,
  '/crm/send': Send,
  '/crm/customers': Users,
  '/crm/customers/new': UserPlus,
  '/crm/services': History,
  '/crm/money': Wallet,
  '/crm/inbox': Inbox,
  '/admin': Users,
  '/admin/referrals': Link2,
  '/admin/roles': UserCog,
  '/admin/import': FileUp,
  '/admin/invoices': ReceiptText,
  '/admin/report': Megaphone,
  '/admin/mail': Mail,
  '/admin/newsletter': Newspaper,
  '/admin/business': Store,
  '/admin/gallery': Images,
  '/admin/settings': Settings,
  '/admin/site': PanelsTopLeft,
  '/admin/texts': MessageSquareText,
  '/admin/privacy': ShieldCheck,
  '/admin/audit': ScrollText,
  '/admin/backup': Archive,
}

export function TabIcon({ path }: { path: string }) {
  const Icon = icons[path]
  return Icon && <Icon aria-hidden="true" />
}
