// What is said to people: reminders that go by themselves, the list that is sent by hand, the newsletter; and who stops them.
import { letterTo, must } from '#demo/doors.ts'
import { addDays, todayAt } from '#domain/calendar.ts'
import { limit } from '#tests/limits.ts'
import { makeCaller } from './caller.ts'
import { askForClean, confirm } from './requests.ts'
import { type Known, newPerson, type World } from './world.ts'

type Clean = { id: string; customer_id: string | null; created_at: string }

export const isReminder = ({ subject }: { subject?: string | undefined }) =>
  subject?.startsWith('Tomorrow') ?? false

const personOf = ({ requests, regulars }: World, clean: Clean): Known | undefined =>
  requests.find(({ id }) => id === clean.id)?.person ??
  regulars.find(({ id }) => id === clean.customer_id)?.person

/** Who has a clean tomorrow and has not just agreed on it, by what we know of them. */
async function expectReminders(world: World) {
  const { staff, today, confirmedOn, stopped } = world
  const asked = staff.tables.from('bookings').select('id, customer_id, created_at')
  const cleans: Clean[] = await must(asked.eq('service_date', addDays(today, 1)).eq('status', 'confirmed'))
  const isNews = ({ id, created_at }: Clean) =>
    todayAt(new Date(created_at)) === today || confirmedOn.get(id) === today
  const [byMail, byHand]: [string[], string[]] = [[], []]
  for (const clean of cleans.filter(each => !isNews(each))) {
    const person = personOf(world, clean)
    if (!person) world.faults.push(`Nobody knows whose clean ${clean.id} is`)
    else if (person.channel === 'whatsapp' || stopped.has(person.email)) byHand.push(clean.id)
    else byMail.push(person.email)
  }
  return { byMail: byMail.sort(), byHand: byHand.sort() }
}

/** From 17:00: mail goes out by itself; what is for the list is in it. meanwhile: what else happens at that hour. */
export async function remindOfTomorrow(world: World, meanwhile?: () => Promise<unknown>) {
  const { house, today } = world
  const { byMail, byHand } = await expectReminders(world)
  const { arrivals, until } = house.post
  const first = arrivals.length
  const reminded = () =>
    arrivals
      .slice(first)
      .filter(isReminder)
      .map(({ recipient }) => recipient)
      .sort()
  await house.goTo(today, 17)
  await meanwhile?.()
  await inTime(
    until(() => byMail.every(email => reminded().includes(email))),
    () => {
      const missing = byMail.filter(email => !reminded().includes(email))
      return `On ${today} these had no reminder by mail: ${missing}`
    },
  )
  const offered = await sendList(world)
  world.evenings.push({
    day: today,
    byMail,
    byHand,
    offered,
    firstLetter: first,
    isCut: meanwhile !== undefined,
  })
}

async function inTime(done: Promise<unknown>, why: () => string) {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new Error(why())), limit(30_000))
  await Promise.race([done, tooLate]).finally(() => clearTimeout(late))
}

type Due = { id: string; occasion: string; booking_id: string | null }

/** Staff work through the list; a tap each. Answers the cleans of which somebody was reminded. */
async function sendList(world: World): Promise<string[]> {
  const { tables } = world.staff
  const { due } = (await must(tables.rpc('messages_to_send'))) as { due: Due[] }
  for (const { id, occasion } of due) {
    if (world.said.has(id)) world.faults.push(`${occasion} ${id} was offered once more after it had gone`)
    const answer = { answer: 'sent', body: 'Hello from Coastal Clean', how: 'whatsapp' }
    await must(tables.rpc('answer_message', { message_id: id, ...answer }))
    world.said.add(id)
  }
  return due
    .flatMap(({ occasion, booking_id }) => (occasion === 'reminder' && booking_id ? [booking_id] : []))
    .sort()
}

/** Somebody with a clean soon, of which she is reminded, and one late in the month. */
export async function meetStopper(world: World) {
  const person = newPerson(world)
  const late = world.days[Math.floor(world.days.length * 0.75)]
  for (const when of [{ days: 1 }, { from: late, days: 1 }]) {
    const request = await askForClean(world, { person, ...when })
    if (!request) throw new Error('Nothing was free for whom we remind twice')
    await confirm(world, request)
  }
  world.stopper = person.email
}

/** Reminded of the first, she wants no more of it, by the link in the letter. */
export async function stopReminders(world: World) {
  const { house, today, stopped, stopper = '' } = world
  const letter = house.post.arrivals.find(mail => isReminder(mail) && mail.recipient === stopper)
  const token = /\/reminders\/stop\?token=([0-9a-f-]{36})/.exec(letter?.text ?? '')?.[1]
  if (!token) throw new Error(`Until ${today} no letter said how to stop reminders`)
  const answer = await makeCaller(house).ask(`/reminders/stop?token=${token}`, { method: 'POST' })
  if (answer.status >= 400) throw new Error(`To stop reminders was answered with ${answer.status}`)
  stopped.set(stopper, house.now())
}

/** By the box at the foot of a page, and confirmed by the mail. */
export async function subscribe(world: World, count: number) {
  for (let place = 0; place < count; place += 1) {
    const email = `reader.${place}@letters.example`
    await press(world, '/newsletter', new URLSearchParams({ email, box: 'footer' }))
    const token = await letterTo(world.house.post, email, /token=([0-9a-f-]{36})/)
    // One forgets to.
    if (place === count - 1) continue
    await press(world, `/newsletter/confirm?token=${token}`)
    world.readers.set(email, token)
  }
}

export async function stopReading(world: World, email: string) {
  await press(world, `/newsletter/unsubscribe?token=${world.readers.get(email)}`)
  world.readers.delete(email)
  world.stopped.set(email, world.house.now())
}

async function press({ house }: World, path: string, body?: URLSearchParams) {
  const answer = await makeCaller(house).ask(path, {
    method: 'POST',
    body,
    headers: { referer: `${house.url}/` },
  })
  if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}`)
}

export async function sendNewsletter(world: World, subject: string) {
  const { owner, house, readers } = world
  const letter = { subject, body: '# Salt on the windows\n\nRinse first, then wipe. [Book](/booking)' }
  const [draft] = await must(owner.tables.from('newsletters').insert(letter).select('id, updated_at'))
  const expected = await must(owner.tables.rpc('newsletter_count', { audience: 'subscribers' }))
  const sending = { newsletter_id: draft?.id, seen: draft?.updated_at, expected }
  await must(owner.tables.rpc('send_newsletter', sending))
  const { arrivals, until } = house.post
  const got = () => arrivals.filter(mail => mail.subject === subject).map(({ recipient }) => recipient)
  await inTime(
    until(() => [...readers.keys()].every(email => got().includes(email))),
    () => `${subject} reached ${got()}`,
  )
  world.letters.push({ subject, wanted: [...readers.keys()].sort() })
}
