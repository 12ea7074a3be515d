// Acts with the newsletter: a reader confirms, the owner writes a letter and sends it.
import { type Act, anyRow, isTaken, someWords } from './world.ts'

const confirmNews: Act = async world => {
  const { engine } = world.house
  const [row] = await engine.owner(
    `select token from newsletter_subscriptions where status = 'pending' limit 1`,
  )
  if (!row) return false
  const path = `/newsletter/confirm?token=${row[0]}`
  return isTaken(world.house.fetch(path, { method: 'POST', redirect: 'manual' }))
}

const writeNews: Act = world =>
  isTaken(
    world.admin
      .from('newsletters')
      .insert({ subject: 'News from the bay', body: someWords(world) || 'Hello' }),
  )

const sendNews: Act = async world => {
  const letter = await anyRow(
    { ...world, staff: world.admin },
    { table: 'newsletters', match: { status: 'draft' } },
  )
  if (!letter) return false
  const { data: expected } = await world.admin.rpc('newsletter_count', { audience: 'subscribers' })
  const { id: newsletter_id, updated_at: seen } = letter
  return isTaken(world.admin.rpc('send_newsletter', { newsletter_id, seen, expected }))
}

export const newsletterActs: Record<string, Act> = { confirmNews, writeNews, sendNews }
