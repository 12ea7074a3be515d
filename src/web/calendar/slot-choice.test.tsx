import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotChoice } from './slot-choice.tsx'

const shownOn = (state: 'full' | 'short', takes?: string) => {
  const slots = [{ day: '2026-11-20', slot: '08:00-10:00' as const, state, reason: null }]
  const day = { day: '2026-11-20', state, slots }
  return renderToStaticMarkup(
    <SlotChoice number={3} day={day} slot="" takes={takes} onChoose={() => undefined} />,
  )
}

test('a gap that is too short says why, of a long clean its hours', () => {
  expect(shownOn('short', 'about 5 hours')).toContain('Not enough time: this clean takes about 5 hours, and')
  expect(shownOn('short')).toContain('Not enough time: another clean, the way to it or the end of our day')
  expect(shownOn('full')).not.toContain('Not enough time')
})
