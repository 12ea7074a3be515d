import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DayAvailability } from '#web/calendar/calendar-days.ts'
import type { BookingDraft } from './booking-draft.ts'
import { BookingRecap, SoonNote } from './booking-summary.tsx'

const draftOf = (fields: Partial<BookingDraft>) =>
  ({ service_date: '', service_time: '', ...fields }) as BookingDraft
const heardBy = '2026-11-19T12:00'
// Each day has the same three times free.
const dayOf = (day: string): DayAvailability => ({
  ...{ day, state: 'free' },
  slots: (['08:00-10:00', '10:00-12:00', '14:00-16:00'] as const).map(slot => ({
    ...{ day, slot, state: 'free', reason: null },
  })),
})
const soonOn = (day: string, service_time = '') =>
  renderToStaticMarkup(<SoonNote draft={draftOf({ service_time })} day={dayOf(day)} heardBy={heardBy} />)

test('a day or time that comes before our answer says so, with a number to call', () => {
  expect(soonOn('2026-11-18')).toContain('We answer by noon of the next working day. For a clean this soon')
  expect(soonOn('2026-11-18')).toContain('href="tel:')
  expect(soonOn('2026-11-19', '10:00-12:00')).not.toBe('')
  expect(soonOn('2026-11-19', '14:00-16:00')).toBe('')
  // Some of its times come after the answer.
  expect(soonOn('2026-11-19')).toBe('')
  expect(soonOn('2026-11-20')).toBe('')
})

test('the recap tells when we arrive apart from how long we stay', () => {
  const draft = draftOf({
    ...{ service_type: 'window', service_date: '2026-11-20', service_time: '08:00-10:00' },
    takes: 'about 4 hours',
  })
  const recap = <BookingRecap draft={draft} isClient={false} costs="about R 520" notes={undefined} />
  expect(renderToStaticMarkup(recap)).toContain('We arrive between 08:00 and 10:00 and stay about 4 hours.')
})

test('the recap tells all that was chosen: size, extras, how often and where', () => {
  const recapOf = (fields: Partial<BookingDraft>) => {
    const draft = draftOf({ service_type: 'residential-standard', suburb: 'Hartenbos', ...fields })
    const recap = <BookingRecap draft={draft} isClient={false} costs={undefined} notes={undefined} />
    return renderToStaticMarkup(recap)
  }
  const sized = { sized: 'residential-standard', size: 4, extras: ['oven'], often: 'weekly' as const }
  expect(recapOf(sized)).toContain('4 bedrooms, 1 extra, every week, Hartenbos')
  // Given for another kind of clean.
  expect(recapOf({ ...sized, service_type: 'window' })).toContain('>Hartenbos<')
})

test('beside what it comes to stands the first step that is still to be taken', () => {
  const barOf = (fields: Partial<BookingDraft>) => {
    const draft = draftOf({ service_type: 'window', ...fields })
    const recap = <BookingRecap draft={draft} isClient={false} costs="about R 520" notes={undefined} />
    return renderToStaticMarkup(recap).split('so-far')[1]
  }
  expect(barOf({})).toContain('href="#day" tabindex="-1">Which day?')
  expect(barOf({ service_date: '2026-11-20' })).toContain('href="#time" tabindex="-1">What time?')
  const whole = { service_date: '2026-11-20', service_time: '08:00-10:00' }
  expect(barOf(whole)).toContain('href="#who" tabindex="-1">Where, and who?')
})
