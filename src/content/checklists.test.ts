import { expect, test } from 'vitest'
import { checklistSchema, joinLines } from '#domain/checklist.ts'
import { serviceKinds } from '#domain/service-types.ts'
import { startingChecklists } from './checklists.ts'
import { services } from './services.ts'

test.each(serviceKinds)('%s starts with a list that could be saved as it is', kind => {
  const lines = startingChecklists[kind]
  expect(lines.length).toBeGreaterThanOrEqual(4)
  expect(checklistSchema.parse({ lines: joinLines(lines) }).lines).toEqual(lines)
})

test('a kind starts with the list that the site promises for it', () => {
  const [residential] = services()
  expect(startingChecklists['residential-standard']).toEqual(
    expect.arrayContaining(residential?.included ?? []),
  )
  expect(startingChecklists['carpet-clean']).toContain('Hot-water extraction, two passes')
})
