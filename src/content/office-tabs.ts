/** The labels of the office's tabs; `short` is under the icon on a phone. Separate from the words of their pages, which
 *  are loaded with the page. */
export const tabWords = {
  today: { title: 'Today' },
  bookings: { title: 'Bookings' },
  send: { title: 'To send' },
  customers: { title: 'Customer Dashboard', short: 'Customers' },
  addCustomer: { title: 'Add Customer' },
  services: { title: 'Service History' },
  money: { title: 'Money' },
  inbox: { title: 'Inbox' },
  clients: { title: 'Edit Clients', short: 'Clients' },
  links: { title: 'Link Referrals' },
  roles: { title: 'Roles' },
  invoices: { title: 'Invoices' },
  report: { title: 'Marketing Report', short: 'Report' },
  mail: { title: 'Mail' },
  gallery: { title: 'Gallery' },
  settings: { title: 'Settings' },
  texts: { title: 'Message Texts' },
  privacy: { title: 'Privacy' },
  audit: { title: 'Audit' },
  backup: { title: 'Backup' },
}
