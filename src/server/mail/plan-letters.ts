// Tells a client of their regular visits: one letter for the plan, never one for each visit that it makes.

import { whatsappChatLink } from '#content/chat.ts'
import { bookingFactLabels as labels, planMails } from '#content/mail.ts'
import { capital } from '#content/number-words.ts'
import { newPriceText, rhythmText } from '#content/plans.ts'
import { managePath } from '#domain/booking-reference.ts'
import { formatDate, formatDayOfYear } from '#domain/calendar.ts'
import { aboutHours } from '#domain/clean-length.ts'
import { formatRand } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { factsOf, firstNameOf, type Letter } from './letter.ts'
import type { Payloads, PlanFacts } from './payloads.ts'

export function planMadeLetter(plan: PlanFacts, siteUrl: string): Letter {
  return { ...letterOf(plan, siteUrl, planMails.made), closing: planMails.change }
}

export function planChangedLetter(plan: PlanFacts, siteUrl: string): Letter {
  return { ...letterOf(plan, siteUrl, planMails.changed), closing: planMails.change }
}

export function planPausedLetter(plan: Payloads['plan-paused'], siteUrl: string): Letter {
  const words = planMails.paused
  const paragraphs = [words.text(formatDate(plan.fromDay), formatDate(plan.toDay))]
  return letterOf(plan, siteUrl, { ...words, paragraphs })
}

export function planEndedLetter(plan: Payloads['plan-ended'], siteUrl: string): Letter {
  const words = planMails.ended
  return letterOf(plan, siteUrl, { ...words, paragraphs: [words.text(formatDate(plan.lastDay))] })
}

export function planPriceLetter(plan: Payloads['plan-price'], siteUrl: string): Letter {
  const words = planMails.price
  const from = formatDate(plan.fromDay)
  const [price, priceBefore] = [formatRand(plan.priceCents), formatRand(plan.priceBeforeCents)]
  const [text = '', closing] = newPriceText({ rhythm: plan.rhythm, from, price, priceBefore })
  const letter = letterOf(plan, siteUrl, { ...words, subject: words.subject(from), paragraphs: [text] })
  const prices: Pair[] = [
    [words.before, priceBefore],
    [words.after, price],
  ]
  return { ...letter, facts: factsOf([...rhythmFacts(plan), ...prices]), closing }
}

type Pair = [label: string, value: string | null]
type Words = { subject: string; greeting: string; paragraphs: string[] }

function letterOf(plan: PlanFacts, siteUrl: string, { subject, greeting, paragraphs }: Words): Letter {
  const ask = { label: planMails.ask, href: whatsappChatLink(planMails.question) }
  const manage = plan.manageToken && new URL(managePath(plan.manageToken), siteUrl).href
  return {
    subject,
    heading: planMails.heading(greeting, plan.name ? firstNameOf(plan.name) : undefined),
    paragraphs,
    facts: factsOf([...rhythmFacts(plan), [labels.pays, formatRand(plan.priceNowCents)]]),
    steps: plan.visits.length > 0 ? { title: planMails.next, list: plan.visits.map(visitText) } : undefined,
    button: manage ? { label: planMails.manage, href: manage } : ask,
    links: manage ? [ask] : [],
  }
}

const rhythmFacts = (plan: PlanFacts): Pair[] => [
  [labels.service, serviceLabel(plan.serviceType)],
  [planMails.rhythm, `${capital(rhythmText(plan))}, ${clock(plan.startMinute)}`],
  [labels.takes, aboutHours(plan.minutes)],
  [planMails.until, plan.untilDay && formatDate(plan.untilDay)],
]

const visitText = ({ day, startMinute }: PlanFacts['visits'][number]) =>
  `${formatDayOfYear(day)}, ${clock(startMinute)}`

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
