// The words of the signed-in app: the door, the client's page and the frame of the office.

export const authWords = {
  title: 'Welcome',
  lead: 'Sign in to the office, or make an account.',
  tabsLabel: 'Sign in or sign up',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  signIn: { tab: 'Sign In', action: 'Sign In', busy: 'Signing in' },
  signUp: { tab: 'Sign Up', action: 'Create Admin Account', busy: 'Creating' },
  home: 'Back to the website',
}

export const officeWords = {
  loading: 'Loading',
  retry: 'Try again',
  kept: 'Nothing is lost. Check your connection and try again.',
  signOut: 'Sign Out',
  website: 'Website',
  noPrice: 'Not set',
  skipLink: 'Skip to content',
}

export const dashboardWords = {
  greeting: (firstName: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  title: 'Your bookings',
  book: { label: 'Book New Service', href: '/booking' },
  empty: {
    title: 'No bookings yet',
    text: 'When you have asked for a clean, it shows here with its day and status.',
  },
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
