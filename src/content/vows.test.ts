import { afterEach, expect, test } from 'vitest'
import { setFacts } from './business.ts'
import { setTexts } from './site-texts.ts'
import { namesInShort, startTeam } from './team.ts'
import { askForProof, vowsOf, vowsUnderOne, whoInLines, whoInShort } from './vows.ts'

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

test('a vow can be seen for oneself: one asks for what is vowed and for no more', () => {
  setFacts({ is_insured: true, is_vetted: true })
  expect(askForProof()?.label).toBe('Ask for the policy or a reference')
  setFacts({ is_insured: false, is_vetted: true })
  expect(askForProof()?.message).toContain('may I see a reference?')
  setFacts({ is_insured: false, is_vetted: false, signs_for_keys: true })
  expect(askForProof()).toBeUndefined()
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

test('in short they go by their given names, or by their whole ones where two share a given name', () => {
  named('Thandi Mokoena', 'Marlon Jacobs')
  expect(whoInShort()?.text).toBe('Thandi and Marlon')
  expect(whoInLines()[0]).toBe('Thandi and Marlon come, fully insured')
  named('Thandi Mokoena', 'Thandi Jacobs')
  expect(namesInShort()).toEqual(['Thandi Mokoena', 'Thandi Jacobs'])
  named('Tannie Marie', 'J. P. Jacobs')
  expect(namesInShort()).toEqual(['Tannie Marie', 'J. P. Jacobs'])
})

// A line does not end within the amount.
const insurer = 'Karoo Mutual, public liability to R\u00a05\u00a0million'

test('the insurer is named where the owner names one, and not where there is room for two words', () => {
  setFacts({ is_insured: true, insurer: insurer.replaceAll('\u00a0', ' '), is_vetted: true })
  expect(vowsOf()).toEqual([`Insured: ${insurer}`, 'Vetted, with references you may phone'])
  expect(vowsUnderOne()).toEqual({
    head: 'Fully insured',
    rest: [insurer, 'Vetted, with references you may phone'],
  })
  expect(whoInLines()).toEqual(['Insured and vetted'])
  setFacts({ is_insured: true })
  expect(vowsOf()).toEqual(['Fully insured'])
  expect(vowsUnderOne()).toEqual({ head: 'Fully insured', rest: [] })
})

test('whoever is not insured names no insurer', () => {
  setFacts({ is_insured: false, insurer })
  expect(vowsOf()).toEqual([])
  expect(vowsUnderOne()).toBeUndefined()
  setFacts({ is_insured: false, insurer, is_vetted: true })
  expect(vowsUnderOne()).toEqual({ head: 'Vetted, with references you may phone', rest: [] })
})
