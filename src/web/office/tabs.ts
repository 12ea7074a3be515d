// The table of the office's tabs: address, label, page, panel, count, and who sees it. A new tab is a room with a page,
// an entry here and an icon in frame/tab-icon.tsx.
import type { ComponentType } from 'react'
import { adminWords, crmWords } from '#content/office.ts'
import { tabWords } from '#content/office-tabs.ts'
import type { Role } from '#web/data/auth.ts'
import type { Pulse } from '#web/data/office-pulse.ts'

type Load = () => Promise<ComponentType>

/** 'waiting' is grey, the others are warm red; screen readers hear the word. */
export type TabCount = Exclude<keyof Pulse, 'marks' | 'unconfirmed'>

export type TabPage = {
  path: string
  page: Load
  /** Opens at `path/:id`, in the page's Outlet. */
  panel?: Load
  /** Where the panel's address says more than an id. */
  panelPath?: string
  /** Its word in the phone's More sheet, right after its tab: for an admin's task that would be one tap too far. */
  shortcut?: string
}

export type OfficeTab = TabPage & {
  label: string
  /** The word under the icon in the phone's bottom bar, which holds four; the other tabs are in its More sheet. */
  short?: string
  /** Further pages under the tab's own address. */
  pages?: TabPage[]
  count?: TabCount
  /** On a phone it is one half of this tab, whose count is then that of both. */
  halfOf?: string
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
        page: async () => (await import('#web/office/today/today-page.tsx')).TodayPage,
        count: 'unfinished',
      },
      {
        path: '/crm/bookings',
        label: tabWords.bookings.title,
        short: tabWords.bookings.title,
        page: async () => (await import('#web/office/bookings/bookings-page.tsx')).BookingsPage,
        panel: async () => (await import('#web/office/bookings/booking-panel.tsx')).BookingPanel,
        count: 'waiting',
      },
      {
        path: '/crm/send',
        label: tabWords.send.title,
        page: async () => (await import('#web/office/messages/to-send-page.tsx')).ToSendPage,
        count: 'unsaid',
        halfOf: '/crm/inbox',
      },
      {
        path: '/crm/customers',
        label: tabWords.customers.title,
        short: tabWords.customers.short,
        page: async () => (await import('#web/office/customers/customers-page.tsx')).CustomersPage,
        panel: async () => (await import('#web/office/customers/customer-panel.tsx')).CustomerPanel,
      },
      {
        path: '/crm/customers/new',
        label: tabWords.addCustomer.title,
        page: async () => (await import('#web/office/customers/add-customer-page.tsx')).AddCustomerPage,
      },
      {
        path: '/crm/services',
        label: tabWords.services.title,
        page: async () => (await import('#web/office/services/services-page.tsx')).ServicesPage,
        panel: async () => (await import('#web/office/services/service-panel.tsx')).ServicePanel,
      },
      {
        path: '/crm/money',
        label: tabWords.money.title,
        page: async () => (await import('#web/office/money/money-page.tsx')).MoneyPage,
        pages: [
          {
            path: '/crm/money/invoices',
            page: async () => (await import('#web/office/invoices/invoice-list-page.tsx')).InvoiceListPage,
            panel: async () => (await import('#web/office/invoices/one/invoice-page.tsx')).InvoicePage,
          },
          {
            path: '/crm/money/accountant',
            page: async () => (await import('#web/office/money/accountant-page.tsx')).AccountantPage,
          },
          {
            path: '/crm/money/bank',
            shortcut: tabWords.bankFile.title,
            page: async () => (await import('#web/office/bank/bank-page.tsx')).BankPage,
          },
        ],
        count: 'overdue',
        onlyFor: 'staff',
      },
      {
        path: '/crm/inbox',
        label: tabWords.inbox.title,
        short: tabWords.inbox.title,
        page: async () => (await import('#web/office/inbox/inbox-page.tsx')).InboxPage,
        panel: async () => (await import('#web/office/inbox/inbox-panel.tsx')).InboxPanel,
        panelPath: ':kind/:id',
        count: 'unread',
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
        page: async () => (await import('#web/office/clients/clients-page.tsx')).ClientsPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/referrals',
        label: tabWords.links.title,
        page: async () => (await import('#web/office/referrals/links-page.tsx')).LinksPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/roles',
        label: tabWords.roles.title,
        page: async () => (await import('#web/office/roles/roles-page.tsx')).RolesPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/import',
        label: tabWords.people.title,
        page: async () => (await import('#web/office/import/import-page.tsx')).ImportPage,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/invoices',
        label: tabWords.invoices.title,
        short: tabWords.invoices.title,
        page: async () => (await import('#web/office/invoices/invoices-page.tsx')).InvoicesPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/report',
        label: tabWords.report.title,
        short: tabWords.report.short,
        page: async () => (await import('#web/office/report/report-page.tsx')).ReportPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/mail',
        label: tabWords.mail.title,
        short: tabWords.mail.title,
        page: async () => (await import('#web/office/mail/mail-page.tsx')).MailPage,
        panel: async () => (await import('#web/office/mail/mail-panel.tsx')).MailPanel,
        onlyFor: 'admin',
      },
      {
        path: '/admin/newsletter',
        label: tabWords.newsletter.title,
        page: async () => (await import('#web/office/newsletter/newsletter-page.tsx')).NewsletterPage,
        panel: async () => (await import('#web/office/newsletter/letter-page.tsx')).LetterPage,
        pages: [
          {
            path: '/admin/newsletter/readers',
            page: async () => (await import('#web/office/newsletter/readers-page.tsx')).ReadersPage,
          },
        ],
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/start',
        label: tabWords.start.title,
        page: async () => (await import('#web/office/start/start-page.tsx')).StartPage,
        pages: [
          {
            path: '/admin/start/look',
            page: async () => (await import('#web/office/start/look-page.tsx')).LookPage,
          },
          {
            path: '/admin/start/business',
            page: async () => (await import('#web/office/start/business-step.tsx')).BusinessStep,
          },
          {
            path: '/admin/start/hours',
            page: async () => (await import('#web/office/start/hours-step.tsx')).HoursStep,
          },
          {
            path: '/admin/start/prices',
            page: async () => (await import('#web/office/start/prices-step.tsx')).PricesStep,
          },
          {
            path: '/admin/start/mail',
            page: async () => (await import('#web/office/start/mail-step.tsx')).MailStep,
          },
          {
            path: '/admin/start/people',
            page: async () => (await import('#web/office/start/people-step.tsx')).PeopleStep,
          },
        ],
        onlyFor: 'admin',
      },
      {
        path: '/admin/business',
        label: tabWords.business.title,
        page: async () => (await import('#web/office/business/business-page.tsx')).BusinessPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/mail-server',
        label: tabWords.mailServer.title,
        page: async () => (await import('#web/office/mail-server/mail-server-page.tsx')).MailServerPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/gallery',
        label: tabWords.gallery.title,
        page: async () => (await import('#web/office/gallery/gallery-page.tsx')).GalleryPage,
        panel: async () => (await import('#web/office/gallery/picture-panel.tsx')).PicturePanel,
        onlyFor: 'admin',
      },
      {
        path: '/admin/site',
        label: tabWords.siteTexts.title,
        page: async () => (await import('#web/office/site-texts/site-texts-page.tsx')).SiteTextsPage,
        panel: async () => (await import('#web/office/site-texts/entry-panel.tsx')).EntryPanel,
        panelPath: ':kind/:id',
        onlyFor: 'admin',
      },
      {
        path: '/admin/checklists',
        label: tabWords.checklists.title,
        page: async () => (await import('#web/office/checklists/checklists-page.tsx')).ChecklistsPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/texts',
        label: tabWords.texts.title,
        page: async () => (await import('#web/office/texts/texts-page.tsx')).TextsPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/settings',
        label: tabWords.settings.title,
        page: async () => (await import('#web/office/settings/settings-page.tsx')).SettingsPage,
        onlyFor: 'admin',
      },
    ],
    [
      {
        path: '/admin/privacy',
        label: tabWords.privacy.title,
        page: async () => (await import('#web/office/privacy/privacy-page.tsx')).PrivacyPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/audit',
        label: tabWords.audit.title,
        page: async () => (await import('#web/office/audit/audit-page.tsx')).AuditPage,
        onlyFor: 'admin',
      },
      {
        path: '/admin/backup',
        label: tabWords.backup.title,
        page: async () => (await import('#web/office/backup/backup-page.tsx')).BackupPage,
        onlyFor: 'admin',
      },
    ],
  ],
}
