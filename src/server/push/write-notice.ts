// A notice in words, from the facts that its reader allows, and the page of the office that its tap opens.
import { z } from 'zod'
import { noticeTexts as texts } from '#content/notices.ts'
import type { ShownNotice } from '#domain/notices.ts'
import { type ServiceType, serviceTypes } from '#domain/service-types.ts'

// Long enough for any name, short enough for a lock screen and one record.
const name = z
  .string()
  .transform(text => text.slice(0, 80))
  .nullish()
  .transform(text => text || undefined)
const service = z.custom<ServiceType>(value => serviceTypes.includes(value as ServiceType))
const id = z.uuid()
const clean = z.object({ id, service, day: z.string(), slot: z.string(), status: z.string(), name })
const quote = z.object({
  id,
  booking: id.nullish(),
  message: id.nullish(),
  answer: z.enum(['approved', 'declined']),
  service,
  name,
})
const item = z.object({ id, name })

type Words = { title: string; body: string; path: string }

const writers: Record<string, (facts: unknown) => Words> = {
  request: facts => cleanNotice(clean.parse(facts), texts.request),
  change(facts) {
    const told = clean.parse(facts)
    return cleanNotice(told, told.status === 'cancelled' ? texts.cancelled : texts.moved)
  },
  quote(facts) {
    const { booking, message, answer, service, name } = quote.parse(facts)
    const { title, body } = texts[answer]
    return { title, body: body(service, name), path: placeOf(booking, message) }
  },
  message: facts => inboxNotice('message', item.parse(facts)),
  registration: facts => inboxNotice('registration', item.parse(facts)),
  referral: facts => inboxNotice('referral', item.parse(facts)),
  review(facts) {
    const { id, name, rating } = item.extend({ rating: z.number() }).parse(facts)
    return { title: texts.review.title, body: texts.review.body(rating, name), path: pathOf('review', id) }
  },
  test: () => ({ title: texts.test.title, body: texts.test.body, path: '/crm' }),
}

export function writeNotice({
  id,
  occasion,
  facts,
}: {
  id: string
  occasion: string
  facts: unknown
}): ShownNotice {
  const write = writers[occasion]
  if (!write) throw new Error(`There is no notice for ${occasion}.`)
  return { ...write(facts), tag: id }
}

type CleanWords = typeof texts.request
const cleanNotice = ({ id, ...told }: z.output<typeof clean>, { title, body }: CleanWords): Words => ({
  title,
  body: body({ ...told, ...(told.name ? { name: told.name } : {}) } as Parameters<CleanWords['body']>[0]),
  path: `/crm/bookings/${id}`,
})

const inboxNotice = (
  kind: 'message' | 'registration' | 'referral',
  { id, name }: z.output<typeof item>,
): Words => ({ title: texts[kind].title, body: texts[kind].body(name), path: pathOf(kind, id) })

function placeOf(booking: string | null | undefined, message: string | null | undefined): string {
  if (booking) return `/crm/bookings/${booking}`
  return message ? pathOf('message', message) : '/crm/inbox'
}

const pathOf = (kind: string, id: string) => `/crm/inbox/${kind}/${id}`
