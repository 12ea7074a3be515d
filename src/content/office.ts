// The words of the office and of its frame.

export const officeWords = {
  loading: 'Loading',
  retry: 'Try again',
  kept: 'Nothing is lost. Check your connection and try again.',
  signOut: 'Sign Out',
  website: 'Website',
  noPrice: 'Not set',
  skipLink: 'Skip to content',
}

export const crmWords = {
  area: 'Client Management',
  bookings: {
    title: 'Bookings',
    lead: 'What is coming, day by day.',
    empty: { title: 'No bookings yet', text: 'A request from the website shows here as soon as it is sent.' },
  },
}

export const adminWords = {
  area: 'Admin Console',
  clients: {
    title: 'Edit Clients',
    lead: 'Credits and loyalty points of the clients, by name.',
    empty: { title: 'No customers found', text: 'Clients show here once they have been added.' },
  },
}
