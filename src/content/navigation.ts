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
  talk: { or: 'or phone', after: ', Monday to Saturday.' },
  breadcrumb: 'Breadcrumb',
  goHome: 'Go back to the home page',
  footer: {
    contact: 'Talk to us',
    afterHours: 'After-hours emergency',
    hours: 'Hours',
    holidays: { days: 'Public holidays', hours: 'Closed' },
    share: 'Share via WhatsApp',
    quickLinks: 'Quick links',
    towns: 'Cleaning in',
    registered: (number: string) => `Registration number ${number}.`,
  },
}
