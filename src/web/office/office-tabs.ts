// The tabs of the office, one entry each. A new tab is a page in its area and an entry here: address, words, icon,
// what opens over it at an address of its own, how many wait, and who sees it.
import {
  Archive,
  CalendarDays,
  History,
  Inbox,
  Link2,
  type LucideIcon,
  Mail,
  Megaphone,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  Sun,
  UserCog,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { clientWords, linkWords, roleWords } from '#content/admin.ts'
import { invoiceWords, reportWords } from '#content/admin-money.ts'
import { auditWords } from '#content/audit.ts'
import { backupWords } from '#content/backup.ts'
import { addCustomerWords, customerWords } from '#content/customers.ts'
import { inboxWords } from '#content/inbox.ts'
import { adminWords, crmWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { outboxWords } from '#content/outbox.ts'
import { privacyWords } from '#content/privacy.ts'
import { serviceHistoryWords } from '#content/services-office.ts'
import { settingsWords } from '#content/settings.ts'
import { todayWords } from '#content/today.ts'
import type { Role } from '#web/data/auth.ts'
import { readUnread } from '#web/data/inbox.ts'
import { countRequests } from '#web/data/staff-bookings.ts'

type Load = () => Promise<ComponentType>

export type TabCount = {
  /** 'waiting' is grey, 'unread' is warm red; screen readers hear the word. */
  kind: 'waiting' | 'unread'
  /** The first part of its query key: invalidate it when the count has changed. */
  key: string
  read: () => Promise<number>
}

export type OfficeTab = {
  path: string
  label: string
  icon: LucideIcon
  /** The word under the icon in the phone's bottom bar, which holds four; the others stand in its More sheet. */
  short?: string
  page: Load
  /** Opens at `path/:id`, in the page's Outlet. */
  panel?: Load
  /** Where the panel's address says more than an id. */
  panelPath?: string
  count?: TabCount
  onlyFor?: Role
}

export type OfficeArea = { path: '/crm' | '/admin'; title: string; groups: OfficeTab[][] }

export const crm: OfficeArea = {
  path: '/crm',
  title: crmWords.area,
  groups: [
    [
      {
        path: '/crm',
        label: todayWords.title,
        short: todayWords.title,
        icon: Sun,
        page: async () => (await import('#web/areas/crm/today-page.tsx')).TodayPage,
      },
      {
        path: '/crm/bookings',
        label: bookingWords.title,
        short: bookingWords.title,
        icon: CalendarDays,
        page: async () => (await import('#web/areas/crm/bookings-page.tsx')).BookingsPage,
        panel: async () => (await import('#web/areas/crm/booking-panel.tsx')).BookingPanel,
        count: { kind: 'waiting', key: 'waiting-bookings', read: countRequests },
      },
      {
        path: '/crm/customers',
        label: customerWords.title,
        short: customerWords.short,
        icon: Users,
        page: async () => (await import('#web/areas/crm/customers-page.tsx')).CustomersPage,
        panel: async () => (await import('#web/areas/crm/customer-panel.tsx')).CustomerPanel,
      },
      {
        path: '/crm/customers/new',
        label: addCustomerWords.title,
        icon: UserPlus,
        page: async () => (await import('#web/areas/crm/add-customer-page.tsx')).AddCustomerPage,
      },
      {
        path: '/crm/services',
        label: serviceHistoryWords.title,
        icon: History,
        page: async () => (await import('#web/areas/crm/services-page.tsx')).ServicesPage,
        panel: async () => (await import('#web/areas/crm/service-panel.tsx')).ServicePanel,
      },
      {
        path: '/crm/inbox',
        label: inboxWords.title,
        short: inboxWords.title,
        icon: Inbox,
        page: async () => (await import('#web/areas/crm/inbox-page.tsx')).InboxPage,
        panel: async () => (await import('#web/areas/crm/inbox-panel.tsx')).InboxPanel,
        panelPath: ':kind/:id',
        count: { kind: 'unread', key: 'inbox-unread', read: readUnread },
      },
    ],
  ],
}

export const admin: OfficeArea = {
  path: '/admin',
  title: adminWords.area,
  groups: [
    [
      {
        path: '/admin',
        label: clientWords.title,
        short: clientWords.short,
        icon: Users,
        page: async () => (await import('#web/areas/admin/clients-page.tsx')).ClientsPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/referrals',
        label: linkWords.title,
        icon: Link2,
        page: async () => (await import('#web/areas/admin/links-page.tsx')).LinksPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/roles',
        label: roleWords.title,
        icon: UserCog,
        page: async () => (await import('#web/areas/admin/roles-page.tsx')).RolesPage,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/invoices',
        label: invoiceWords.tab,
        short: invoiceWords.tab,
        icon: ReceiptText,
        page: async () => (await import('#web/areas/admin/invoices-page.tsx')).InvoicesPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/report',
        label: reportWords.title,
        short: reportWords.short,
        icon: Megaphone,
        page: async () => (await import('#web/areas/admin/report-page.tsx')).ReportPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/mail',
        label: outboxWords.title,
        short: outboxWords.title,
        icon: Mail,
        page: async () => (await import('#web/areas/admin/mail-page.tsx')).MailPage,
        panel: async () => (await import('#web/areas/admin/mail-panel.tsx')).MailPanel,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/settings',
        label: settingsWords.title,
        icon: Settings,
        page: async () => (await import('#web/areas/admin/settings-page.tsx')).SettingsPage,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/privacy',
        label: privacyWords.title,
        icon: ShieldCheck,
        page: async () => (await import('#web/areas/admin/privacy-page.tsx')).PrivacyPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/audit',
        label: auditWords.title,
        icon: ScrollText,
        page: async () => (await import('#web/areas/admin/audit-page.tsx')).AuditPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/backup',
        label: backupWords.title,
        icon: Archive,
        page: async () => (await import('#web/areas/admin/backup-page.tsx')).BackupPage,
        onlyFor: 'admin',
      },
    ],
  ],
}

/** What this visitor sees of an area; groups without a tab are left out. */
export function tabsFor({ groups }: OfficeArea, roles: Role[]): OfficeTab[][] {
  return groups
    .map(tabs => tabs.filter(({ onlyFor }) => !onlyFor || roles.includes(onlyFor) || roles.includes('admin')))
    .filter(tabs => tabs.length > 0)
}

/** The longest address that fits: '/crm/customers/new' is not '/crm/customers'. */
export function tabAt(tabs: OfficeTab[], pathname: string): OfficeTab | undefined {
  return tabs
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
