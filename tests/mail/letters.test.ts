import { beforeEach, expect, test } from 'vitest'
import { formatOff, formatRand } from '#domain/money.ts'
import type { MailTemplate, Payloads } from '#server/mail/payloads.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'
import { link, openMailServer, queue, queueMail, siteUrl, startWorker } from './post-office.ts'

const booking: Payloads['booking-received'] = {
  id: '3f2b8c1e-0000-4000-8000-000000000001',
  serviceType: 'carpet-clean-one-time',
  serviceDate: '2026-12-10',
  serviceTime: '08:00-10:00',
  address: '12 Marsh Street, Mossel Bay',
  name: 'Thandi Mokoena',
  phone: '+27821234567',
  email: 'thandi@guest.example',
  notes: 'Two dogs',
  manageToken: 'ab'.repeat(32),
}
const answered: Payloads['booking-confirmed'] = {
  ...booking,
  status: 'confirmed',
  priceCents: 80_750,
  fullPriceCents: 95_000,
  discounts: [
    { kind: 'loyalty', milestone: 10, amount_cents: 9_500 },
    { kind: 'referral', milestone: null, amount_cents: 4_750 },
  ],
  reason: 'The road is under water',
}
const moved = { change: 'moved', dateBefore: '2026-12-09', timeBefore: '10:00-12:00' } as const
const access = { link, code: '493021', minutesValid: 60 }
const newEmail = 'new@guest.example'

// Template, facts, subject, and what must be read in it.
const cases: { [T in MailTemplate]: [Payloads[T], subject: string, ...read: string[]] } = {
  'confirm-signup': [access, 'Confirm your e-mail address', link, '493021', 'for 60 minutes'],
  'magic-link': [access, 'Your sign-in link', link, '493021'],
  recovery: [access, 'Choose a new password', link],
  'email-change-current': [
    { ...access, newEmail },
    'Do you want to change your e-mail address?',
    link,
    newEmail,
  ],
  'email-change-new': [{ ...access, newEmail }, 'Confirm your new e-mail address', link, newEmail],
  invite: [{ link }, 'You are invited to Coastal Clean', link, 'It works once.'],
  reauthentication: [{ code: '118822' }, 'Your code to confirm a change', '118822'],
  'account-exists': [{}, 'You already have an account', `${siteUrl}/auth`],
  'newsletter-confirm': [
    { link, stopLink: `${siteUrl}/newsletter/unsubscribe` },
    'Please confirm your newsletter',
    link,
    `${siteUrl}/newsletter/unsubscribe`,
  ],
  'newsletter-joined-owner': [
    { email: 'thandi@guest.example' },
    'Joined the newsletter: thandi@guest.example',
    'thandi@guest.example',
    `${siteUrl}/admin/privacy`,
  ],
  'booking-received': [
    booking,
    'We have your request for Thursday 10 December',
    'Thank you, Thandi',
    'Carpet, one-time',
    '08:00–10:00',
    'CC-3F2B8C1E',
    'with the price',
    `${siteUrl}/booking?manage=${'ab'.repeat(32)}`,
  ],
  'booking-received-owner': [
    booking,
    'New request: Carpet, one-time, Thursday 10 December',
    'https://wa.me/27821234567?text=Hello%20Thandi',
    'tel:+27821234567',
    '12 Marsh Street, Mossel Bay',
    'Two dogs',
  ],
  'booking-changed-owner': [
    { ...booking, ...moved },
    'Moved: Carpet, one-time, now Thursday 10 December',
    'Wednesday 9 December, 10:00–12:00',
    'tel:+27821234567',
  ],
  'loyalty-welcome': [{}, 'Welcome to our loyalty programme', `${siteUrl}/loyalty`, `${siteUrl}/booking`],
  'loyalty-joined-owner': [
    {
      name: 'Lerato Jacobs',
      email: 'lerato@home.example',
      phone: '+27821234567',
      address: null,
      marketing: true,
    },
    'Joined the loyalty programme: Lerato Jacobs',
    'https://wa.me/27821234567?text=Hello%20Lerato',
    'Tips and offers',
  ],
  'friend-referred-owner': [
    {
      name: 'Sipho Dlamini',
      phone: '+27840000001',
      friendName: 'Ann Guest',
      message: 'She has a dog',
      code: 'CCABC234',
    },
    'Sipho Dlamini referred a friend',
    'https://wa.me/27840000001?text=Hello%20Sipho',
    'She has a dog',
    'CCABC234',
  ],
  'message-received-owner': [
    {
      name: 'Thandi Mokoena',
      email: 'thandi@guest.example',
      phone: '+27821234567',
      message: 'Two rooms\nand a stoep',
    },
    'Message from Thandi Mokoena',
    'Two rooms\nand a stoep',
    '082 123 4567',
    'https://wa.me/27821234567?text=Hello%20Thandi',
    'mailto:thandi@guest.example',
  ],
  'review-received-owner': [
    {
      name: 'Thandi Mokoena',
      email: 'thandi@guest.example',
      rating: 4,
      text: 'Very good',
      isFromClean: true,
    },
    'Review from Thandi Mokoena: 4 of 5 stars',
    'Very good',
    'by the link in our mail',
    `${siteUrl}/crm/inbox`,
  ],
  'review-request': [
    { ...booking, reviewToken: 'cd'.repeat(32) },
    'How was your clean?',
    'How did we do, Thandi?',
    `${siteUrl}/reviews/new?clean=${'cd'.repeat(32)}`,
    `${siteUrl}/reviews/stop?clean=${'cd'.repeat(32)}`,
  ],
  'booking-confirmed': [
    answered,
    'Confirmed: your clean on Thursday 10 December',
    'We look forward to it, Thandi',
    formatRand(95_000),
    '10% loyalty: 10 cleans with us',
    formatOff(9_500),
    '5% referral: a friend’s first clean',
    formatRand(80_750),
    `${siteUrl}/booking?manage=${'ab'.repeat(32)}`,
  ],
  'booking-priced': [answered, 'A new price for your clean on Thursday 10 December', formatRand(80_750)],
  'booking-moved': [
    { ...answered, ...moved },
    'Moved: your clean is now on Thursday 10 December',
    'It stays confirmed',
    'Wednesday 9 December, 10:00–12:00',
    `${siteUrl}/booking?manage=${'ab'.repeat(32)}`,
  ],
  'booking-cancelled': [
    { ...answered, status: 'cancelled' },
    'Cancelled: your clean on Thursday 10 December',
    'The road is under water',
    `${siteUrl}/booking`,
  ],
  'booking-completed': [
    { ...answered, status: 'completed' },
    'Thank you for having us',
    'Thank you, Thandi',
    formatRand(80_750),
  ],
}

const plain = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

describeEachEngine('a letter', engine => {
  beforeEach(() => engine.owner('truncate mail_outbox, events cascade'))

  async function receive<T extends MailTemplate>(template: T, payload: Payloads[T]) {
    const server = await openMailServer()
    startWorker(engine, { smtpUrl: server.url })
    await queue(engine, queueMail({ template, recipient: 'thandi@guest.example', payload }))
    await server.until(() => server.arrivals.length > 0)
    const { subject, text = '', html = '', from, headers } = server.arrivals[0] ?? {}
    return { subject, text, html, from, headers }
  }

  test.each(Object.keys(cases) as MailTemplate[])(
    '%s arrives with its words in both parts',
    async template => {
      const [payload, subject, ...read] = cases[template]
      const mail = await receive(template, payload as never)
      expect(mail.subject).toBe(subject)
      expect(mail.from).toEqual({ name: 'Coastal Clean', address: 'hello@coastal.example' })
      for (const words of read) expect(mail.text).toContain(words)
      for (const words of read) expect(plain(mail.html)).toContain(words)
      expect(mail.html).not.toMatch(/<img|src=|url\(|<script|<link|undefined|null/)
      expect(mail.text).not.toMatch(/<\w|undefined|null/)
    },
  )

  test('shows hostile facts as text', async () => {
    const hostile = `<script>alert(1)</script>"'>&<img src=x onerror=alert(1)>`
    const facts = {
      ...booking,
      name: `${hostile} Doe`,
      address: hostile,
      notes: hostile,
      email: `${hostile}@x.example`,
    }
    const { html } = await receive('booking-received-owner', facts)
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&amp;&lt;img')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.split(/[:?]/)[0])).toEqual([
      'https',
      'tel',
      'mailto',
    ])
  })

  test('brings every letter and sign through the post as it was typed', async () => {
    const texts = Object.values(hostileTexts)
    const message = { name: hostileTexts['right-to-left'], phone: null, message: texts.join('\n') }
    const mail = await receive('message-received-owner', { ...message, email: 'ann@home.example' })
    expect(mail.subject).toBe(`Message from ${hostileTexts['right-to-left']}`)
    expect(mail.text).toContain(message.message)
    for (const text of texts) expect(plain(mail.html).replaceAll('&quot;', '"')).toContain(text)
    expect(mail.html).not.toMatch(/<script|<img|<b>/)
  })

  test('cannot be given a header by a name', async () => {
    const { headers, subject } = await receive('booking-received', {
      ...booking,
      name: 'Mia\r\nBcc:a@x.example',
    })
    expect(headers?.map(({ key }) => key)).not.toContain('bcc')
    expect(subject).toBe('We have your request for Thursday 10 December')
  })

  test('of the newsletter can be stopped by the mail program’s own button', async () => {
    const stopLink = `${siteUrl}/newsletter/unsubscribe?token=1`
    const { headers = [] } = await receive('newsletter-confirm', { link, stopLink })
    const headerOf = (wanted: string) => headers.find(({ key }) => key === wanted)?.value
    expect(headerOf('list-unsubscribe')).toBe(`<${stopLink}>`)
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('of other kinds has no such button', async () => {
    const { headers = [] } = await receive('booking-received', booking)
    expect(headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  test('to a guest carries nothing that a stranger could write to them', async () => {
    const advert = 'Buy now at https://spam.example'
    const { html, text } = await receive('booking-received', { ...booking, address: advert, notes: advert })
    expect(html + text).not.toContain('spam.example')
  })
})
