import { expect, test } from 'vitest'
import { newDraft } from './booking-draft.ts'
import { checkDraft } from './check-draft.ts'

const draft = {
  ...newDraft(),
  service_type: 'residential-standard',
  service_date: '2027-03-09',
  service_time: '10:00-12:00',
  guest_name: 'Lerato Jacobs',
  guest_phone: '082 123 4567',
  guest_email: 'lerato@home.example',
  address: '12 Marsh Street',
  special_instructions: 'A dog.',
}
const notesOf = (more: object) => {
  const checked = checkDraft({ ...draft, ...more }, false)
  return 'booking' in checked ? checked.booking.special_instructions : checked.errors
}

test('how often they would like it goes before their notes, where the clean is asked for it', () => {
  expect(notesOf({ often: 'two-weeks' })).toBe('Every two weeks, please: this is the first. A dog.')
  expect(notesOf({ often: 'weekly', special_instructions: '' })).toBe(
    'Every week, please: this is the first.',
  )
  expect(notesOf({ often: 'weekly', service_type: 'window' })).toBe('A dog.')
  expect(notesOf({})).toBe('A dog.')
  expect(notesOf({ special_instructions: '' })).toBeNull()
})
