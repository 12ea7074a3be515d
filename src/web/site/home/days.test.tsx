import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { home } from '#content/home.ts'
import type { SlotState } from '#web/data/bookings.ts'
import { LiveDataContext, noLiveData } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { HomeDays } from './days.tsx'

const later = { day: '2026-12-28', slot: '08:00-10:00' } as const

function shown(states: Record<string, SlotState>) {
  const slots = Object.entries(states).map(([day, state]) => ({ day, slot: later.slot, state }))
  const days = { slots, later, fits: {}, inTown: {} }
  return renderToStaticMarkup(
    <LiveDataContext value={{ ...noLiveData, days }}>
      <HomeDays />
    </LiveDataContext>,
  )
}

test('fourteen days with room for shorter cleans only are not called full', () => {
  const html = shown({ '2026-12-08': 'full', '2026-12-09': 'full', '2026-12-11': 'short' })
  expect(html).toContain(bookingOn('2026-12-11'))
  expect(html).toContain(home.days.shortLegend)
  expect(html).not.toContain(bookingOn(later.day))
})

test('full ones give way to the first free day after them', () => {
  const html = shown({ '2026-12-08': 'full', '2026-12-09': 'full' })
  expect(html).toContain(bookingOn(later.day))
  expect(html).not.toContain('class="keys"')
})

test('the legend tells of nothing but what stands on the days', () => {
  const { shortLegend, nextLegend, legend, soon } = home.days
  const all = [legend(1), nextLegend, shortLegend, soon.before]
  const told = (tomorrow: SlotState, then: SlotState) => {
    const html = shown({ '2026-12-08': 'full', '2026-12-09': tomorrow, '2026-12-11': then })
    return all.filter(words => html.includes(words))
  }
  expect(told('full', 'free')).toEqual([legend(1), nextLegend])
  expect(told('full', 'short')).toEqual([shortLegend])
  expect(told('free', 'full')).toEqual([soon.before])
})
