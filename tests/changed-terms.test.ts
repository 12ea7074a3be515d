// The owner changes her terms: 10% to 17%, 24 hours to 48, and all the others. Two files are edited for it,
// src/domain/terms.ts and db/functions/base/terms.sql; nothing that anybody reads may still say what was so before.
import { readdirSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import type * as terms from '#domain/terms.ts'
import type { MailTemplate } from '#server/mail/payloads.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { anyPicture } from '#tests/any-picture.ts'
import { textsOf } from '#tests/texts-of.ts'
import { noLiveData } from '#web/rendering/live-data.ts'
import { cases } from './mail/sample-letters.ts'

vi.mock('#domain/terms.ts', async importOriginal => ({
  ...(await importOriginal<typeof terms>()),
  changeHours: 48,
  complaintHours: 36,
  confirmHours: 12,
  noticeDays: 45,
  cleansPerReward: 13,
  loyaltyPercent: 17,
  referralPercent: 7,
  referralsPerClean: 3,
  referralMonths: 8,
  mostReferralPercent: 21,
  mostPercent: 38,
  quoteDays: 21,
  holdHour: 15,
  leastHoldHours: 3,
  followUpDays: 4,
  reminderHour: 16,
  quietHour: 20,
  absentWeeks: 9,
  windowMinutes: 90,
}))

const before =
  /\b24 hours|\b(5|10|20|30)%|\b(ten|10|of 10|every 10) (completed )?cleans|\bof 10\b|\btenth|\btwentieth|after ten\b|\bten make|six months|four rewards|four referrals|five per cent/i

// What the renovation offer takes off, how long we take to answer, and how long the office can undo, are terms of
// their own.
const live = {
  ...noLiveData,
  promotions: { renovation: { percent: 33 }, first_clean: { percent: 34 } },
}
const context = {
  siteUrl: 'https://coastal.example',
  sendsMail: true,
  publishableKey: 'key',
  manifest: undefined,
  live,
}
const isOffer = (text: string) => text.includes('post-renovation')

let render: typeof import('#web/render.tsx')
beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  render = await import('#web/render.tsx')
})

test('every figure of the terms is tried', async () => {
  const real = await vi.importActual<typeof terms>('#domain/terms.ts')
  const changed: Record<string, unknown> = { ...(await import('#domain/terms.ts')) }
  const figures = Object.entries(real).filter(([, value]) => typeof value === 'number')
  for (const [name, value] of figures) expect([name, changed[name]]).not.toEqual([name, value])
})

test('no page says what was so before', async () => {
  const paths = render.listPages(live).map(({ path }) => path)
  expect(paths).toContain('/terms')
  for (const path of paths) {
    const { html } = await render.renderPage(path, context)
    expect({ path, says: before.exec(textOf(html))?.[0] }).toEqual({ path, says: undefined })
  }
})

test('the terms and conditions say what is so now', async () => {
  const text = textOf((await render.renderPage('/terms', context)).html)
  for (const words of [
    'free of charge up to 48 hours before it starts',
    'within 36 hours after the clean',
    'at least 45 days before',
    'After every 13 completed cleans, your next clean is 17% off',
    'you get 7% off',
    'Up to 21% waits at once',
    'valid for eight months',
  ])
    expect(text).toContain(words)
})

test.each(Object.keys(cases) as MailTemplate[])('the letter %s says nothing of before', template => {
  const [payload] = cases[template]
  const { subject, text, html } = writeMail({ template, payload }, 'https://coastal.example')
  // The old reward was for ten cleans.
  const said = [subject, text, textOf(html)].join('\n').replaceAll('loyalty: 10 cleans with us', '')
  expect(before.exec(said)?.[0]).toBeUndefined()
})

test('no words of the office or of a form do', async () => {
  const files = readdirSync('src/content').filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  const said: string[] = []
  for (const file of files)
    for (const text of textsOf({ ...(await import(/* @vite-ignore */ `#content/${file}`)) }))
      if (before.test(readable(text)) && !isOffer(text)) said.push(`${file}: ${text}`)
  expect(said).toEqual([])
})

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d) (%)/g, '$1$2')

const readable = (text: string) => (text.startsWith('https:') ? decodeURIComponent(text) : text)
