import { afterEach, expect, test } from 'vitest'
import { setFacts } from './business.ts'
import { setTexts } from './site-texts.ts'
import { startTeam } from './team.ts'
import { whoInLines, whoInShort } from './vows.ts'

afterEach(() => {
  setFacts({})
  setTexts({})
})

const named = (...names: string[]) =>
  setTexts({ team: { '': startTeam.map((member, place) => ({ ...member, name: names[place] ?? '' })) } })

test('who comes is said by name, with what the owner vouches for', () => {
  expect(whoInShort()).toMatchObject({ term: 'Who comes to you', text: 'Fully insured' })
  named('Thandi', 'Marlon', 'Nobody yet')
  expect(whoInShort()).toMatchObject({
    text: 'Thandi and Marlon',
    term: 'Who comes to you, fully insured',
  })
  setFacts({ is_insured: true, is_vetted: true })
  expect(whoInShort()?.term).toBe('Who comes to you, insured and vetted')
  setFacts({ is_insured: false })
  expect(whoInShort()).toMatchObject({ text: 'Thandi and Marlon', term: 'Who comes to you' })
  named()
  expect(whoInShort()).toBeUndefined()
})

test('one line says who comes and what holds of them, each only where the owner says so', () => {
  setFacts({ is_insured: true, is_vetted: true, signs_for_keys: false })
  expect(whoInLines()).toEqual(['Insured and vetted'])
  named('Thandi', 'Marlon')
  expect(whoInLines()).toEqual(['Thandi and Marlon come, insured and vetted'])
  setFacts({ is_insured: false, signs_for_keys: true })
  expect(whoInLines()).toEqual([
    'Thandi and Marlon come to you',
    'Keys signed for, alarms treated as our own',
  ])
  named('Thandi')
  expect(whoInLines()[0]).toBe('Thandi comes to you')
})
