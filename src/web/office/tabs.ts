// The places of the office and their tabs: address, label, page, panel, count, and who sees it. A new tab is a room with a
// page and an entry here. Every page of the app loads this table for its routes, so the icons are elsewhere.
import { placeWords, tabWords } from '#content/office-tabs.ts'
import type { OfficeTab, Place } from '#web/office/frame/places.ts'

const today: OfficeTab[] = [
  {
    path: '/crm',
    label: tabWords.today.title,
    page: async () => (await import('#web/office/today/today-page.tsx')).TodayPage,
    count: 'unfinished',
  },
]

const bookings: OfficeTab[] = [
  {
    path: '/crm/bookings',
    label: tabWords.bookings.title,
    page: async () => (await import('#web/office/bookings/bookings-page.tsx')).BookingsPage,
    panel: async () => (await import('#web/office/bookings/booking-panel.tsx')).BookingPanel,
    count: 'waiting',
  },
]

const people: OfficeTab[] = [
  {
    path: '/crm/customers',
    label: tabWords.customers.title,
    page: async () => (await import('#web/office/customers/customers-page.tsx')).CustomersPage,
    panel: async () => (await import('#web/office/customers/customer-panel.tsx')).CustomerPanel,
  },
  {
    path: '/crm/customers/new',
    label: tabWords.addCustomer.title,
    page: async () => (await import('#web/office/customers/add-customer-page.tsx')).AddCustomerPage,
    shownIn: 'phone menu',
  },
  {
    path: '/crm/services',
    label: tabWords.services.title,
    page: async () => (await import('#web/office/services/services-page.tsx')).ServicesPage,
    panel: async () => (await import('#web/office/services/service-panel.tsx')).ServicePanel,
  },
  {
    path: '/admin/referrals',
    label: tabWords.links.title,
    page: async () => (await import('#web/office/referrals/links-page.tsx')).LinksPage,
  },
  {
    path: '/admin',
    label: tabWords.clients.title,
    page: async () => (await import('#web/office/clients/clients-page.tsx')).ClientsPage,
    shownIn: 'menu',
  },
  {
    path: '/admin/import',
    label: tabWords.people.title,
    page: async () => (await import('#web/office/import/import-page.tsx')).ImportPage,
    shownIn: 'menu',
  },
]

const money: OfficeTab[] = [
  {
    path: '/crm/money',
    label: tabWords.money.title,
    page: async () => (await import('#web/office/money/money-page.tsx')).MoneyPage,
    count: 'overdue',
    onlyFor: 'staff',
  },
  {
    path: '/crm/money/invoices',
    label: tabWords.invoices.title,
    page: async () => (await import('#web/office/invoices/invoice-list-page.tsx')).InvoiceListPage,
    panel: async () => (await import('#web/office/invoices/one/invoice-page.tsx')).InvoicePage,
    onlyFor: 'staff',
  },
  {
    path: '/crm/money/bank',
    label: tabWords.bankFile.title,
    page: async () => (await import('#web/office/bank/bank-page.tsx')).BankPage,
    isNear: true,
    onlyFor: 'admin',
  },
  {
    path: '/admin/invoices',
    label: tabWords.work.title,
    page: async () => (await import('#web/office/invoices/invoices-page.tsx')).InvoicesPage,
    shownIn: 'menu',
  },
  {
    path: '/crm/money/accountant',
    label: tabWords.accountant.title,
    page: async () => (await import('#web/office/money/accountant-page.tsx')).AccountantPage,
    shownIn: 'menu',
    onlyFor: 'admin',
  },
]

const inbox: OfficeTab[] = [
  {
    path: '/crm/inbox',
    label: tabWords.inbox.title,
    short: tabWords.inbox.came,
    page: async () => (await import('#web/office/inbox/inbox-page.tsx')).InboxPage,
    panel: async () => (await import('#web/office/inbox/inbox-panel.tsx')).InboxPanel,
    panelPath: ':kind/:id',
    count: 'unread',
  },
  {
    path: '/crm/send',
    label: tabWords.send.title,
    page: async () => (await import('#web/office/messages/to-send-page.tsx')).ToSendPage,
    count: 'unsaid',
    onlyFor: 'staff',
  },
  {
    path: '/admin/mail',
    label: tabWords.mail.title,
    page: async () => (await import('#web/office/mail/mail-page.tsx')).MailPage,
    panel: async () => (await import('#web/office/mail/mail-panel.tsx')).MailPanel,
    shownIn: 'menu',
  },
]

const site: OfficeTab[] = [
  {
    path: '/admin/site',
    label: tabWords.siteTexts.title,
    page: async () => (await import('#web/office/site-texts/site-texts-page.tsx')).SiteTextsPage,
    panel: async () => (await import('#web/office/site-texts/entry-panel.tsx')).EntryPanel,
    panelPath: ':kind/:id',
  },
  {
    path: '/admin/gallery',
    label: tabWords.gallery.title,
    page: async () => (await import('#web/office/gallery/gallery-page.tsx')).GalleryPage,
    panel: async () => (await import('#web/office/gallery/picture-panel.tsx')).PicturePanel,
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
  },
  {
    path: '/admin/report',
    label: tabWords.report.title,
    page: async () => (await import('#web/office/report/report-page.tsx')).ReportPage,
  },
  { path: '/analytics', label: tabWords.figures.title, shownIn: 'menu', onlyFor: 'staff' },
]

const settings: OfficeTab[] = [
  {
    path: '/admin/settings',
    label: tabWords.settings.title,
    page: async () => (await import('#web/office/settings/settings-page.tsx')).SettingsPage,
  },
  {
    path: '/admin/business',
    label: tabWords.business.title,
    page: async () => (await import('#web/office/business/business-page.tsx')).BusinessPage,
  },
  {
    path: '/admin/roles',
    label: tabWords.roles.title,
    page: async () => (await import('#web/office/roles/roles-page.tsx')).RolesPage,
  },
  {
    path: '/admin/checklists',
    label: tabWords.checklists.title,
    page: async () => (await import('#web/office/checklists/checklists-page.tsx')).ChecklistsPage,
  },
  {
    path: '/admin/texts',
    label: tabWords.texts.title,
    page: async () => (await import('#web/office/texts/texts-page.tsx')).TextsPage,
    shownIn: 'menu',
  },
  {
    path: '/admin/mail-server',
    label: tabWords.mailServer.title,
    page: async () => (await import('#web/office/mail-server/mail-server-page.tsx')).MailServerPage,
    shownIn: 'menu',
  },
  {
    path: '/admin/privacy',
    label: tabWords.privacy.title,
    page: async () => (await import('#web/office/privacy/privacy-page.tsx')).PrivacyPage,
    shownIn: 'menu',
  },
  {
    path: '/admin/audit',
    label: tabWords.audit.title,
    page: async () => (await import('#web/office/audit/audit-page.tsx')).AuditPage,
    shownIn: 'menu',
  },
  {
    path: '/admin/backup',
    label: tabWords.backup.title,
    page: async () => (await import('#web/office/backup/backup-page.tsx')).BackupPage,
    shownIn: 'menu',
  },
  {
    path: '/admin/start',
    label: tabWords.start.title,
    page: async () => (await import('#web/office/start/start-page.tsx')).StartPage,
    shownIn: 'menu',
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
  },
]

export const places: Place[] = [
  { name: 'today', label: placeWords.today, tabs: today },
  { name: 'bookings', label: placeWords.bookings, tabs: bookings },
  { name: 'people', label: placeWords.people, tabs: people },
  { name: 'money', label: placeWords.money, tabs: money },
  { name: 'inbox', label: placeWords.inbox, tabs: inbox, isHalved: true },
  { name: 'site', label: placeWords.site, tabs: site },
  { name: 'settings', label: placeWords.settings, tabs: settings },
]
