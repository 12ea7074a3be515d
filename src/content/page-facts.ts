// Words that several short pages share.
export const nextSteps = {
  title: 'Ready when you are',
  /** Where one service was read about. */
  leave: 'Rather leave it to us?',
  text: 'Choose a day yourself, or talk to the people who will do the work.',
  book: 'Book a Clean',
  quote: 'Get a Quote',
  phone: 'Phone us',
}

export const notFoundWords = {
  lead: 'The page you are looking for has moved, or was never here. The way home is clean.',
  services: { label: 'What we clean', href: '/services' },
  book: { label: 'Book a Clean', href: '/booking' },
}
