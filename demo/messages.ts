// Who is reached by WhatsApp, a text in the owner's own words, and what is said of a morning: one has gone, the others wait.
import type { Office } from './accounts.ts'
import type { Clean } from './diary.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

type Desk = { town: Town; office: Office; cleans: Clean[] }

export async function sayThings({ town, office: { staff, owner }, cleans }: Desk) {
  const customers = await must(staff.tables.from('customers').select('id').order('id'))
  for (const [place, { id }] of customers.entries())
    if (place % 3 > 0) await must(staff.tables.rpc('set_channel', { of_customer: id, channel: 'whatsapp' }))
  const body =
    'Molo {name}! We come tomorrow, {day}, and arrive {window}.\nThe price is {price}.\n\n{link}\n{business}'
  await must(owner.tables.from('message_texts').insert({ occasion: 'reminder', body }))
  const today = cleans.find(({ day, fate }) => day === town.today && fate === 'completed')
  if (today)
    await staff.tables.rpc('note_on_my_way', { booking_id: today.id, body: 'We are on our way to you.' })
  const { due } = (await must(staff.tables.rpc('messages_to_send'))) as { due: { id: string }[] }
  const [first] = due
  const answer = { answer: 'sent', body: 'Hello, until tomorrow!', how: 'whatsapp' }
  if (first) await must(staff.tables.rpc('answer_message', { message_id: first.id, ...answer }))
}
