// The newsletter: asked for, confirmed from the mail, stopped again.
import type { Office } from './accounts.ts'
import { letterTo, must } from './doors.ts'
import type { Town } from './town.ts'

const pages = ['/', '/blog', '/services', '/about']

export async function subscribe(town: Town) {
  for (let count = 0; count < town.size.some; count += 1) {
    const email = `reader.${count + 1}@mail.example`
    const referer = town.url + pages[count % pages.length]
    await press(town, '/newsletter', { body: new URLSearchParams({ email, box: 'footer' }), referer })
    if (count % 4 === 3) continue
    const token = await letterTo(town.post, email, /token=([0-9a-f-]{36})/)
    await press(town, `/newsletter/confirm?token=${token}`)
    if (count % 4 === 2) await press(town, `/newsletter/unsubscribe?token=${token}`)
  }
}

// One letter goes out to the readers, the next is begun.
export async function writeNews({ owner }: Office) {
  const spring = {
    subject: 'Salt on the windows',
    body: '# After the south-easter\n\nSalt dries in the sun and scratches. Rinse first, then wipe.\n\n- warm water\n- a drop of vinegar\n\n[Book a window clean](/booking)',
  }
  const [letter] = await must(owner.tables.from('newsletters').insert(spring).select('id, updated_at'))
  const expected = await must(owner.tables.rpc('newsletter_count', { audience: 'subscribers' }))
  const sending = { newsletter_id: letter?.id, seen: letter?.updated_at, expected }
  await must(owner.tables.rpc('send_newsletter', sending))
  await must(owner.tables.from('newsletters').insert({ subject: 'Before the holidays', body: 'Hello,' }))
}

type Pressed = { body?: URLSearchParams; referer?: string }

async function press(town: Town, path: string, { body, referer = '' }: Pressed = {}) {
  const headers = { 'x-forwarded-for': town.newAddress(), referer }
  const answer = await fetch(town.url + path, { method: 'POST', headers, body, redirect: 'manual' })
  if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}`)
}
