// What waits in the sample: requests from the website, one of them with a quote on its way, messages and reviews.
import {
  sampleAskers,
  sampleFees,
  sampleMessages,
  sampleReply,
  sampleReviews,
} from '#content/sample-month.ts'
import { addDays } from '#domain/calendar.ts'
import { must, type SampleDoors } from './sample-doors.ts'

export async function fillInbox(doors: SampleDoors) {
  await askByForm(doors)
  for (const { name, message } of sampleMessages)
    await must(
      doors.visitor
        .from('contact_messages')
        .insert({ id: crypto.randomUUID(), name, email: addressOf(name), phone: null, message }),
    )
  await writeReviews(doors)
}

const addressOf = (name: string) =>
  `${name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')}@mail.example`

async function askByForm(doors: SampleDoors) {
  for (const [place, { name, suburb, address, kind }] of sampleAskers.entries()) {
    const id = crypto.randomUUID()
    const asked = {
      from_day: addDays(doors.today, 3),
      to_day: addDays(doors.today, 12),
      service_type: kind,
      suburb,
    }
    const slots = await must(doors.visitor.rpc('available_slots', asked))
    const chosen = slots.filter(({ state }: { state: string }) => state === 'free')[place * 2]
    if (!chosen) continue
    const guest = {
      ...{
        guest_name: name,
        guest_email: addressOf(name),
        guest_phone: `+27830001${String(place).padStart(3, '0')}`,
      },
      ...{ address: `${address}, ${suburb}`, suburb },
    }
    const time = { service_type: kind, service_date: chosen.day, service_time: chosen.slot }
    await must(doors.visitor.from('bookings').insert({ id, ...time, ...guest }))
    if (place === 1) await sendQuote(doors, id, { kind, suburb })
  }
}

type Asked = { kind: (typeof sampleAskers)[number]['kind']; suburb: string }

async function sendQuote({ owner }: SampleDoors, booking_id: string, { kind, suburb }: Asked) {
  const amount_cents = Math.round(Number(sampleFees[kind] ?? '480') * 100)
  const quote = {
    ...{ booking_id, service_type: kind, size: null, extras: [], suburb, minutes: null, note: null },
    ...{ promotion: null, reward_ids: [] },
    lines: [{ kind: 'clean', key: kind, words: 'Windows, inside and out', amount_cents }],
  }
  const { id, updated_at } = await must(owner.rpc('save_quote', { quote, seen: null }))
  await must(owner.rpc('send_quote', { quote_id: id, how: 'whatsapp', seen: updated_at }))
}

async function writeReviews({ visitor, owner }: SampleDoors) {
  for (const [place, review] of sampleReviews.entries()) {
    const id = crypto.randomUUID()
    await must(visitor.from('reviews').insert({ id, email: addressOf(review.name), ...review }))
    if (place < 2)
      await must(
        owner
          .from('reviews')
          .update({ status: 'approved', ...(place === 0 && { reply: sampleReply }) })
          .eq('id', id),
      )
  }
}
