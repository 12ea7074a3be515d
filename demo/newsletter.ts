// The newsletter: asked for, confirmed from the mail, stopped again.
import { letterTo } from './doors.ts'
import type { Town } from './town.ts'

export async function subscribe(town: Town) {
  for (let count = 0; count < town.size.some; count += 1) {
    const email = `reader.${count + 1}@mail.example`
    await press(town, '/newsletter', new URLSearchParams({ email, box: 'footer' }))
    if (count % 4 === 3) continue
    const token = await letterTo(town.post, email, /token=([0-9a-f-]{36})/)
    await press(town, `/newsletter/confirm?token=${token}`)
    if (count % 4 === 2) await press(town, `/newsletter/unsubscribe?token=${token}`)
  }
}

async function press(town: Town, path: string, body?: URLSearchParams) {
  const headers = { 'x-forwarded-for': town.newAddress() }
  const answer = await fetch(town.url + path, { method: 'POST', headers, body, redirect: 'manual' })
  if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}`)
}
