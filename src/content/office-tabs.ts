/** The labels of the office's tabs and of the places where they lie. Separate from the words of their pages, which are
 *  loaded with the page. */
export const placeWords = {
  today: 'Today',
  bookings: 'Bookings',
  people: 'People',
  money: 'Money',
  inbox: 'Inbox',
  site: 'Site',
  settings: 'Settings',
}

export const tabWords = {
  today: { title: placeWords.today },
  bookings: { title: placeWords.bookings },
  send: { title: 'To send' },
  customers: { title: 'Customer Dashboard' },
  addCustomer: { title: 'Add Customer' },
  services: { title: 'Service History' },
  money: { title: placeWords.money },
  bankFile: { title: 'Read a bank file' },
  accountant: { title: 'For the accountant' },
  inbox: { title: placeWords.inbox, came: 'Came in' },
  clients: { title: 'Edit Clients' },
  links: { title: 'Link Referrals' },
  roles: { title: 'Roles' },
  people: { title: 'Bring in People' },
  invoices: { title: 'Invoices' },
  work: { title: 'Work & Invoices' },
  report: { title: 'Marketing Report' },
  mail: { title: 'Mail' },
  newsletter: { title: 'Newsletter' },
  figures: { title: 'Website figures' },
  start: { title: 'First steps' },
  business: { title: 'Your business' },
  mailServer: { title: 'Mail server' },
  gallery: { title: 'Gallery' },
  checklists: { title: 'Checklists' },
  settings: { title: placeWords.settings },
  siteTexts: { title: 'Site Texts' },
  texts: { title: 'Message Texts' },
  privacy: { title: 'Privacy' },
  audit: { title: 'Audit' },
  backup: { title: 'Backup' },
}

/** The two areas that the tabs belong to. */
export const crmWords = { area: 'Client Management' }
export const adminWords = { area: 'Admin Console' }
