// The links of the header and the footer, in order.
export type NavigationLink = { label: string; href: string; onlyFor?: 'admin' }

export const mainNavigation: NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Gallery', href: '/gallery' },
  { label: 'Blog', href: '/blog' },
  { label: 'Book Now', href: '/booking' },
  { label: 'Loyalty', href: '/loyalty' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'CRM', href: '/crm' },
  { label: 'Admin', href: '/admin', onlyFor: 'admin' },
  { label: 'Contact', href: '/contact' },
]

// On a wide screen the header shows these, and the others under More; each in the order of the whole.
const inBar = new Set(['/about', '/services', '/gallery', '/booking', '/reviews', '/contact'])
export const barNavigation = mainNavigation.filter(link => inBar.has(link.href))
export const moreNavigation = mainNavigation.filter(link => !inBar.has(link.href))

export const quickLinks: NavigationLink[] = [
  ...mainNavigation.filter(link => !link.onlyFor),
  { label: 'Refer a Friend', href: '/referral' },
]

export const legalLinks: NavigationLink[] = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms' },
]

/** Only where there is something to choose. */
export const consentLink: NavigationLink = { label: 'Analytics choice', href: '#analytics-choice' }

export const shellWords = {
  skipLink: 'Skip to content',
  mainLabel: 'Main',
  smallScreensLabel: 'Main, small screens',
  menu: 'Menu',
  withoutScript: {
    before: 'This part of the site needs JavaScript. Without it:',
    home: { label: 'the pages', href: '/' },
  },
  asleep: { before: 'This part of the page did not load.', reload: 'Load the page again', or: 'or phone' },
  own: { label: 'My bookings', href: '/dashboard' },
  /** inForm: on /booking, where the form is the way to one. */
  quote: { label: 'Get a Quote', href: '/contact', inForm: '#request' },
  book: { label: 'Book Now', href: '/booking' },
  bookBar: { label: 'Book a Clean', href: '/booking' },
  signOut: 'Sign Out',
  breadcrumb: 'Breadcrumb',
  goHome: 'Go back to the home page',
}

// Apart, because forms take the words above along.
export const headerWords = {
  more: 'More',
  call: 'Call',
  office: { label: 'CRM', href: '/crm' },
}

export const footerWords = {
  contact: 'Talk to us',
  contactFold: 'Address, email, after hours',
  afterHours: 'After-hours emergency',
  hours: 'Hours',
  closed: { days: 'Sunday and holidays', hours: 'Closed' },
  share: 'Share via WhatsApp',
  quickLinks: 'Quick links',
  allPages: 'All pages',
  newsletter: 'Newsletter',
  registered: (number: string) => `Registration number ${number}.`,
}
