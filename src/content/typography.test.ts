import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The specification's own labels, letter for letter.
const asSpecified = ["Friend's name", "Friend's phone number", "We'll do better"]

const filesOf = (ending: string) =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map(name => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))

test('quotes and apostrophes that people read are curly', () => {
  const texts = filesOf('.md')
  expect(texts.length).toBeGreaterThan(6)
  expect(texts.flatMap(text => text.match(/.{0,20}["'].{0,20}/g) ?? [])).toEqual([])
  // A string with an apostrophe in it is the only one in double quotes.
  const strings = filesOf('.ts').flatMap(code => [...code.matchAll(/"([^"\n]*'[^"\n]*)"/g)])
  expect(strings.map(([, words]) => words).sort()).toEqual(asSpecified)
  expect(filesOf('.ts').flatMap(code => code.match(/`[^`\n]*[a-z]'[a-z][^`\n]*`/g) ?? [])).toEqual([])
})
