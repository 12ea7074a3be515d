// Everything that makes this business Coastal Clean. Make it yours here; pages, mails and adverts read it.
export const business = {
  name: 'Coastal Clean',
  town: 'Mossel Bay',
  slogan: { start: 'We clean ...', end: 'CLEAN' },
  tagline: 'Owner-operated in Mossel Bay',
  email: 'hello@coastalclean.example',
  phone: { e164: '+27440000000', shown: '044 000 0000' },
  afterHoursPhone: { e164: '+27820000000', shown: '082 000 0000' },
  whatsapp: '+27820000000',
  address: {
    street: 'Marsh Street',
    town: 'Mossel Bay',
    province: 'Western Cape',
    postalCode: '6500',
    country: 'ZA',
    mapLink: 'https://www.openstreetmap.org/search?query=Marsh%20Street%2C%20Mossel%20Bay',
  },
  // Printed on invoices. Obviously examples: put yours here before sending one.
  bank: {
    name: 'Example Bank',
    accountName: 'Coastal Clean',
    accountNumber: '00 0000 0000',
    branchCode: '000000',
  },
  // Set it once you are registered: invoices then are tax invoices, with VAT.
  vatNumber: '' as string,
  areas: ['Mossel Bay', 'Hartenbos', 'Dana Bay', 'Great Brak River', 'George'],
  social: {
    google: 'https://google.coastalclean.example/review',
    facebook: 'https://facebook.coastalclean.example',
    youtube: 'https://youtube.coastalclean.example',
  },
} as const

/** Whether the bank above is still the one this software came with: then nobody can pay what we send. */
export const hasExampleBank = ({ name }: { name: string } = business.bank) => name === 'Example Bank'

/** Said in the office before an invoice goes out with it. */
export const exampleBankWarning =
  'The bank details are still the example ones, so nobody can pay by EFT. Put yours in before you send an invoice.'

type Span = { opens: string; closes: string }
export type OpeningHours = { weekday: Span; saturday: Span }

/** From the start, and where no database is at hand; the owner sets hers in the office. */
export const usualHours: OpeningHours = {
  weekday: { opens: '08:00', closes: '17:00' },
  saturday: { opens: '08:00', closes: '14:00' },
}

/** Line by line, as the pages tell them. */
export function hoursLines({ weekday, saturday }: OpeningHours): { days: string; hours: string }[] {
  const text = ({ opens, closes }: Span) => `${opens} to ${closes}`
  return [
    { days: 'Mon to Fri', hours: text(weekday) },
    { days: 'Saturday', hours: text(saturday) },
    { days: 'Sunday', hours: 'Closed' },
  ]
}
