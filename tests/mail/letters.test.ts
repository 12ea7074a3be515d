import { parse } from 'node-html-parser'
import { beforeEach, expect, test } from 'vitest'
import type { MailTemplate, Payloads } from '#server/mail/payloads.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { addressOf, hostileTexts } from '#tests/hostile-texts.ts'
import { link, openMailServer, queue, queueMail, siteUrl, startWorker } from './post-office.ts'
import { booking } from './sample-facts.ts'
import { cases } from './sample-letters.ts'

const plain = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

describeEachEngine('a letter', engine => {
  beforeEach(() => engine.owner(emptied('mail_outbox, events')))

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

  test.each(Object.entries(hostileTexts))('shows %s as it was typed in each note to the owner', (_, text) => {
    const person = { name: text.slice(0, 50), email: addressOf(text), phone: '+27821234567' }
    const notes = {
      'message-received-owner': { ...person, message: text },
      'review-received-owner': { ...person, rating: 5, text, isFromClean: false },
      'loyalty-joined-owner': { ...person, address: text, marketing: true },
      'friend-referred-owner': { ...person, friendName: person.name, message: text, code: 'CCABC234' },
    }
    for (const [template, payload] of Object.entries(notes)) {
      const mail = writeMail({ template, payload }, siteUrl)
      expect(mail.text, template).toContain(text)
      expect(mail.subject, template).toContain(person.name)
      const page = parse(mail.html)
      const cells = page.querySelectorAll('td[dir="auto"]').map(cell => cell.text)
      expect(cells, template).toContain(text)
      expect(page.querySelectorAll('script, img, b'), template).toEqual([])
      const ways = page.querySelectorAll('a[href]').map(link => link.getAttribute('href')?.split(':')[0])
      expect(ways.filter(way => !['https', 'tel', 'mailto'].includes(String(way)))).toEqual([])
    }
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
