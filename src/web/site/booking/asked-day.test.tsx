import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookingForm } from '#content/booking-form.ts'
import { AskedDay } from './asked-day.tsx'

const words = bookingForm.askedDay
const pressed = { days: ['2026-12-08', '2026-12-12'], shortDays: ['2026-12-12'], chosen: undefined }

test('a day with room for a shorter clean only says so before the script runs', () => {
  const html = renderToStaticMarkup(<AskedDay {...pressed} hasService={false} />)
  expect(html).toContain(words.yours('Tuesday 8 December'))
  expect(html).toContain(words.shorter('Saturday 12 December'))
})

test('with a clean it is only said where that one does not fit', () => {
  const html = renderToStaticMarkup(<AskedDay {...pressed} chosen="2026-12-12" hasService />)
  expect(html).toContain(words.yours('Saturday 12 December'))
})
