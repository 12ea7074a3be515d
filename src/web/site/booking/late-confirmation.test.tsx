import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { confirmationWords } from '#content/booking-confirmation.ts'
import { todayAt } from '#domain/calendar.ts'
import { bookingNotices } from '#domain/messages.ts'
import { LateConfirmation, loadConfirmation } from './late-confirmation.tsx'

vi.mock('#web/data/sends-mail.ts', () => ({ sendsMail: () => true }))
vi.stubGlobal('location', new URL('https://coastal.example/booking'))

const booked = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  service_type: 'window',
  service_date: '2027-03-09',
  service_time: '10:00-12:00',
  guest_name: 'Lerato Jacobs',
  guest_phone: '+27821234567',
  guest_email: 'lerato@home.example',
  address: '12 Marsh Street',
  confirmBy: '2027-03-02T10:00:00Z',
} as const

test('the card that was fetched meanwhile takes the place of the form without a gap', async () => {
  await loadConfirmation()
  const card = (
    <LateConfirmation
      booked={booked}
      notice={bookingNotices.confirmed}
      answer={undefined}
      isEarly={false}
      onAgain={() => {}}
    />
  )
  expect(renderToStaticMarkup(card)).toContain('Lerato')
})

test('whoever asks for a time before our answer reads on the card what to do, with a number to call', async () => {
  await loadConfirmation()
  const { confirmBy: _, ...held } = booked
  const answer = { askedOn: todayAt(new Date()), by: '2027-03-09T12:00' }
  const cardOf = (isEarly: boolean) =>
    renderToStaticMarkup(
      <LateConfirmation
        {...{ answer, isEarly }}
        booked={held}
        notice={bookingNotices.confirmed}
        onAgain={() => {}}
      />,
    )
  expect(cardOf(true)).toContain('Your time comes before our usual answer, by noon on Tuesday 9 March.')
  expect(cardOf(true)).toContain('href="tel:')
  expect(cardOf(false)).toContain('You hear from us by noon on Tuesday 9 March')
  // "Booking Confirmed!" is never left to stand alone.
  expect(cardOf(false)).toContain(`confirm your appointment. ${confirmationWords.meaning}`)
})

test('our answer is promised by its day, where that is known', () => {
  const { next } = confirmationWords
  expect(next('2026-11-19T12:00')).toMatch(/^You hear from us by noon on Thursday 19 November, /)
  expect(next('2026-11-19T16:30')).toContain('by 16:30 on Thursday 19 November')
  expect(next('2026-11-19T24:00')).toContain('by the end of Thursday 19 November')
  expect(next(undefined)).toContain('by noon of the next working day')
})
