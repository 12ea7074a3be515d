import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Coastal Clean: Windows',
  description: 'Reference CC-0F8FAD5B',
  day: '2026-12-10',
  slot: '10:00-12:00',
  now: new Date('2026-12-01T06:00:00Z'),
} as const

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('the clean stands at its time in South Africa, once', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines).toContain('DTSTART:20261210T080000Z')
  expect(lines).toContain('DTEND:20261210T100000Z')
  expect(lines).toContain('DTSTAMP:20261201T060000Z')
  expect(lines).toContain(`UID:${entry.id}@booking`)
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('commas, semicolons and new lines do not break the file', () => {
  const file = calendarFile({ ...entry, place: '1 Marsh Street, Mossel Bay; gate\nEND:VEVENT' })
  expect(unfolded(file)).toContain('LOCATION:1 Marsh Street\\, Mossel Bay\\; gate\\nEND:VEVENT\r\n')
})

test('whatever is written, no line is too long and nobody adds one', () => {
  const usual = unfolded(calendarFile({ ...entry, place: 'x' })).split('\r\n').length
  assert(
    property(string({ unit: 'binary', minLength: 1, maxLength: 300 }), place => {
      const file = calendarFile({ ...entry, place })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(unfolded(file).split('\r\n')).toHaveLength(usual)
    }),
  )
})
