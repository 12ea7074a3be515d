// The main flows, at a phone's width where nothing else is said, in the browsers of other makers: WebKitGTK, which is near to Safari, and Firefox.
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { formatDayOfYear, formatMonth, formatTimes, monthOf } from '#domain/calendar.ts'
import { limit } from '#tests/limits.ts'
import { firefoxPath, startFirefox } from './firefox.ts'
import { type Hands, handsOf } from './hands.ts'
import { openSmallHouse, password, type SmallHouse, sendQuote, today, weekdayAhead } from './small-house.ts'
import { type OtherBrowser, startWebKit, webKitPath } from './webkit.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }
const makers = [
  { maker: 'WebKit', start: startWebKit, program: webKitPath },
  { maker: 'Firefox', start: startFirefox, program: firefoxPath },
]

describe.each(makers)('$maker', ({ start, program }) => {
  const isHere = existsSync(program)
  let house: SmallHouse
  let browser: OtherBrowser
  let hands: Hands

  beforeAll(async () => {
    if (!isHere) return
    house = await openSmallHouse()
    browser = await start(phone)
    hands = handsOf(browser)
  }, limit(120_000))
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })

  const open = (path: string) => browser.open(house.server.url + path)
  const statusOf = async (id: string) =>
    (await house.server.tables.from('bookings').select('status').eq('id', id).single()).data?.status

  const flow = (title: string, walk: () => Promise<unknown>) =>
    test.runIf(isHere)(title, async () => {
      await walk()
      expect(await browser.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      )
    })

  flow('a visitor reads: pictures and letters are there, and nothing is wider than the phone', async () => {
    for (const path of ['/', '/services', '/blog', '/gallery']) {
      await open(path)
      await vi.waitFor(async () => expect(await browser.run(missingOnScreen)).toEqual([]), limit(10_000))
      expect(
        await browser.run(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })

  flow('a visitor books, and moves and cancels by the private link', async () => {
    const [day, later] = [weekdayAhead(7), weekdayAhead(9)]
    await open('/booking')
    await untilCalendar(browser)
    await hands.choose('Carpet')
    await pickDay(hands, browser, day)
    await hands.choose(new RegExp(`^${formatTimes('10:00-12:00')}`))
    for (const [label, text] of Object.entries(guest)) await hands.fill(label, text)
    await hands.press('Send my request')
    await hands.press('See, move or cancel it')
    await hands.press('Move')
    await pickDay(hands, browser, later)
    await hands.choose(new RegExp(`^${formatTimes('14:00-16:00')}`))
    await hands.press('Move it there')
    await hands.reads('14:00–16:00')
    await hands.press('Cancel this clean')
    await hands.press('Yes, cancel it')
    await hands.reads('Cancelled')
    const asked = house.server.tables
      .from('bookings')
      .select('status, service_date')
      .eq('guest_name', guest['Full name'])
    expect((await asked).data).toEqual([{ status: 'cancelled', service_date: later }])
  })

  flow('a client approves a quote', async () => {
    const { key, bookingId } = await sendQuote(house, weekdayAhead(12))
    await open(`/quote?key=${key}`)
    await hands.reads('Deep clean')
    await hands.press('Approve and book')
    await hands.reads(/Booked\. See you \w+day, Pieter\./)
    expect(await statusOf(bookingId)).toBe('confirmed')
  })

  flow('staff sign in and see today', async () => {
    await open('/auth')
    await hands.fill('Email', house.staff.email)
    await hands.fill('Password', password)
    await hands.press('Sign In')
    await hands.reads(house.clean.name)
  })

  flow('a menu of the office opens on the screen, at both widths, and closes', async () => {
    for (const size of [{ width: 1440, height: 900 }, phone]) {
      await browser.resize(size)
      await open('/crm/inbox')
      await hands.press('Show: New')
      await vi.waitFor(async () => expect(await browser.run(menusOnScreen)).toEqual([true]), limit(10_000))
      await hands.press('New')
      await vi.waitFor(async () => expect(await browser.run(menusOnScreen)).toEqual([]), limit(10_000))
    }
  })

  flow('a message of the list goes out with a tap, and is kept as sent', async () => {
    await open('/crm')
    await hands.reads(house.clean.name)
    await browser.run(stayHere)
    // At night nothing is offered.
    await browser.run(beAtNine, today)
    await hands.press(/^Inbox ?1 ?to send/)
    await hands.press(/^To send/)
    await hands.reads('1 message waits')
    await hands.press('Open WhatsApp')
    await hands.press('Yes. That was the last')
    await hands.reads('All said')
    const sent = house.server.tables.from('messages').select('occasion, state')
    await vi.waitFor(async () => expect((await sent).data).toEqual([{ occasion: 'reminder', state: 'sent' }]))
  })

  flow('a clean is started, completed and invoiced', async () => {
    await open('/crm')
    await hands.press(`Start: ${house.clean.name}`)
    await hands.press(`Complete: ${house.clean.name}`)
    await hands.choose('Not yet')
    await hands.press('Complete')
    await hands.reads('clean is done')
    await hands.press('Invoice and send')
    const asked = house.server.tables.from('service_invoices').select('sent_how, open_cents')
    await vi.waitFor(
      async () => expect((await asked).data).toEqual([{ sent_how: 'whatsapp', open_cents: 85_500 }]),
      limit(10_000),
    )
    expect(await statusOf(house.clean.id)).toBe('completed')
    await hands.press('Done')
  })

  flow('on a laptop the whole of a row opens its person, and a menu lies under its button', async () => {
    await browser.resize(laptop)
    await open('/crm/customers')
    await hands.reads('sorted by name')
    await hands.press('More in People')
    await hands.reads('Recently deleted')
    expect(await browser.run(menuFromButton)).toEqual({ below: 6, beside: 0 })
    await browser.run(() => document.querySelector<HTMLElement>('.popover:popover-open')?.hidePopover())
    expect(await browser.run(shownColumns)).toContain('Email')
    // Where the row is no link itself.
    await browser.click('.list-table tbody tr:first-child td:nth-child(3)')
    await hands.reads('Fatima Davids Active Since')
    expect(await browser.run(shownColumns)).not.toContain('Email')
  })
})

const guest = {
  'Full name': 'Lerato Jacobs',
  Phone: '082 123 4567',
  Email: 'lerato@flows.example',
  'Street address': '12 Marsh Street, Mossel Bay',
}

/** Once the calendar is there the form is awake: a choice made before that is not kept. */
const untilCalendar = (browser: OtherBrowser) =>
  vi.waitFor(
    async () => expect(await browser.run(() => document.querySelector('[role=grid]') !== null)).toBe(true),
    limit(10_000),
  )

async function pickDay(hands: Hands, browser: OtherBrowser, day: string) {
  await untilCalendar(browser)
  if (!(await browser.run(showsMonth, formatMonth(monthOf(day))))) await hands.press('Next month')
  await hands.press(new RegExp(`^${formatDayOfYear(day)},`))
}

/** Runs in the page. */
function showsMonth(wanted: string): boolean {
  return [...document.querySelectorAll('[role=grid]')].some(grid => {
    const head = document.getElementById(grid.getAttribute('aria-labelledby') ?? '')
    return (grid.getAttribute('aria-label') ?? head?.textContent) === wanted
  })
}

/** Runs in the page: pictures that are on screen and did not load, and the letters. */
function missingOnScreen(): string[] {
  const pictures = [...document.images].filter(picture => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    if (right <= 0 || left >= innerWidth) return false
    return width > 0 && bottom > 0 && top < innerHeight && !(picture.complete && picture.naturalWidth > 0)
  })
  const words = document.querySelector('h1')?.textContent?.trim() ? [] : ['no heading']
  return [
    ...pictures.map(({ src }) => src),
    ...words,
    ...(document.fonts.status === 'loaded' ? [] : ['letters']),
  ]
}

/** Runs in the page: of each open menu whether all of it can be seen. */
function menusOnScreen(): boolean[] {
  return [...document.querySelectorAll(':popover-open')].map(menu => {
    const { top, left, bottom, right, width } = menu.getBoundingClientRect()
    return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })
}

/** Runs in the page. */
function menuFromButton() {
  const menu = document.querySelector('.popover:popover-open')
  const button = document.querySelector(`[popovertarget="${menu?.id}"]`)
  const [of, at] = [menu?.getBoundingClientRect(), button?.getBoundingClientRect()]
  return (
    of && at && { below: Math.round(of.top - at.bottom), beside: Math.round(Math.abs(of.right - at.right)) }
  )
}

/** Runs in the page. */
function shownColumns() {
  return [...document.querySelectorAll('.list-table th')]
    .filter(head => head.getClientRects().length > 0)
    .map(head => head.textContent)
}

/** Runs in the page: it is nine in the morning of that day. */
function beAtNine(day: string) {
  const RealDate = Date
  const aheadMs = RealDate.parse(`${day}T09:00:00+02:00`) - RealDate.now()
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [string | number]) {
      super(given[0] ?? RealDate.now() + aheadMs)
    }
    static override now() {
      return RealDate.now() + aheadMs
    }
  } as DateConstructor
}

/** Runs in the page: WhatsApp is not here, and its window is not needed. */
function stayHere() {
  addEventListener('click', event => {
    const link = (event.target as Element).closest('a[href^="https://wa.me"]')
    if (link) event.preventDefault()
  })
}
