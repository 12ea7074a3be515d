// The tabs of the office, one entry each. A new tab is a page in its area, an entry here and an icon in tab-icon.tsx:
// address, words, what opens over it at an address of its own, how many wait, and who sees it.
import type { ComponentType } from 'react'
import { adminWords, crmWords } from '#content/office.ts'
import { tabWords } from '#content/office-tabs.ts'
import type { Role } from '#web/data/auth.ts'
import { countRequests, readUnread } from '#web/data/office-counts.ts'

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
        label: tabWords.today.title,
        short: tabWords.today.title,
        page: async () => (await import('#web/areas/crm/today-page.tsx')).TodayPage,
      },
      {
        path: '/crm/bookings',
        label: tabWords.bookings.title,
        short: tabWords.bookings.title,
        page: async () => (await import('#web/areas/crm/bookings-page.tsx')).BookingsPage,
        panel: async () => (await import('#web/areas/crm/booking-panel.tsx')).BookingPanel,
        count: { kind: 'waiting', key: 'waiting-bookings', read: countRequests },
      },
      {
        path: '/crm/customers',
        label: tabWords.customers.title,
        short: tabWords.customers.short,
        page: async () => (await import('#web/areas/crm/customers-page.tsx')).CustomersPage,
        panel: async () => (await import('#web/areas/crm/customer-panel.tsx')).CustomerPanel,
      },
      {
        path: '/crm/customers/new',
        label: tabWords.addCustomer.title,
        page: async () => (await import('#web/areas/crm/add-customer-page.tsx')).AddCustomerPage,
      },
      {
        path: '/crm/services',
        label: tabWords.services.title,
        page: async () => (await import('#web/areas/crm/services-page.tsx')).ServicesPage,
        panel: async () => (await import('#web/areas/crm/service-panel.tsx')).ServicePanel,
      },
      {
        path: '/crm/inbox',
        label: tabWords.inbox.title,
        short: tabWords.inbox.title,
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
        label: tabWords.clients.title,
        short: tabWords.clients.short,
        page: async () => (await import('#web/areas/admin/clients-page.tsx')).ClientsPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/referrals',
        label: tabWords.links.title,
        page: async () => (await import('#web/areas/admin/links-page.tsx')).LinksPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/roles',
        label: tabWords.roles.title,
        page: async () => (await import('#web/areas/admin/roles-page.tsx')).RolesPage,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/invoices',
        label: tabWords.invoices.title,
        short: tabWords.invoices.title,
        page: async () => (await import('#web/areas/admin/invoices-page.tsx')).InvoicesPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/report',
        label: tabWords.report.title,
        short: tabWords.report.short,
        page: async () => (await import('#web/areas/admin/report-page.tsx')).ReportPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/mail',
        label: tabWords.mail.title,
        short: tabWords.mail.title,
        page: async () => (await import('#web/areas/admin/mail-page.tsx')).MailPage,
        panel: async () => (await import('#web/areas/admin/mail-panel.tsx')).MailPanel,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/gallery',
        label: tabWords.gallery.title,
        page: async () => (await import('#web/areas/admin/gallery-page.tsx')).GalleryPage,
        panel: async () => (await import('#web/areas/admin/picture-panel.tsx')).PicturePanel,
        onlyFor: 'admin',
      },
      {
        path: '/admin/settings',
        label: tabWords.settings.title,
        page: async () => (await import('#web/areas/admin/settings-page.tsx')).SettingsPage,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/privacy',
        label: tabWords.privacy.title,
        page: async () => (await import('#web/areas/admin/privacy-page.tsx')).PrivacyPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/audit',
        label: tabWords.audit.title,
        page: async () => (await import('#web/areas/admin/audit-page.tsx')).AuditPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/backup',
        label: tabWords.backup.title,
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
