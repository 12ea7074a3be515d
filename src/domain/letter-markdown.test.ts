import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingOf, plainOf, readLetter, spansOf } from './letter-markdown.ts'

test('a letter is headings, paragraphs, lists, quotes and lines', () => {
  const text = '# Spring\nHello **all**\nof you\n\n- one\n- *two*\n\n1. first\n\n> said\n\n---\n### More'
  expect(readLetter(text)).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Spring' }] },
    { kind: 'paragraph', spans: [{ text: 'Hello ' }, { text: 'all', isBold: true }, { text: '\nof you' }] },
    { kind: 'list', isNumbered: false, items: [[{ text: 'one' }], [{ text: 'two', isItalic: true }]] },
    { kind: 'list', isNumbered: true, items: [[{ text: 'first' }]] },
    { kind: 'quote', spans: [{ text: 'said' }] },
    { kind: 'line' },
    { kind: 'heading', level: 3, spans: [{ text: 'More' }] },
  ])
})

test.each([
  ['[Book](/booking)', [{ text: 'Book', href: '/booking' }]],
  ['**[Book](https://a.example)**', [{ text: 'Book', isBold: true, href: 'https://a.example' }]],
  [
    'see https://a.example/b.',
    [{ text: 'see ' }, { text: 'https://a.example/b', href: 'https://a.example/b' }, { text: '.' }],
  ],
  ['\\*not\\*', [{ text: '*not*' }]],
  ['snake_case_name', [{ text: 'snake_case_name' }]],
])('"%s" is read', (text, spans) => expect(spansOf(text)).toEqual(spans))

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert`1`)',
  '[x](data:text/html,hi)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](vbscript:x)',
])('%s stays text', text => expect(spansOf(text)).toEqual([{ text }]))

test('no text makes a link that leads into a program, and none is lost', () => {
  const pieces = fc.constantFrom(
    '**',
    '*',
    '_',
    '[',
    '](',
    ')',
    'javascript:',
    'https://a.example',
    '<b>',
    '\n',
    'word ',
    '\\',
    '# ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), parts => {
      const text = parts.join('')
      const spans = spansOf(text)
      for (const { href = '/' } of spans) expect(href).toMatch(/^(https?:|mailto:|tel:|\/)/)
      const letters = (words: string) => words.replace(/[^a-z<>]/g, '')
      if (!text.includes('](')) expect(letters(plainOf(spans))).toBe(letters(text))
    }),
  )
})

// A reading that grows with the square of the text would not end within the test's limit.
test('a very long line of marks is read', () => {
  for (const mark of ['*', '**', '_', '[', '](', '\\', 'https://']) {
    const text = mark.repeat(20_000 / mark.length)
    expect(readLetter(text).length).toBeGreaterThan(0)
  }
})

test('the opening is the first paragraph, cut at a word', () => {
  expect(openingOf(readLetter('# Title\n\nHello **all**\n\nMore'))).toBe('Hello all')
  expect(openingOf(readLetter('one two three four'), 10)).toBe('one two…')
  expect(openingOf(readLetter('# Only a title'))).toBe('')
})

test('a table has rows as wide as its head; without the line under its head it is plain text', () => {
  const table = '| Kitchen | House |\n| --- | :-: |\n| **Ovens** | Tiles |\n| | Rugs | extra |\n| Sinks |'
  expect(readLetter(table)).toEqual([
    {
      kind: 'table',
      head: [[{ text: 'Kitchen' }], [{ text: 'House' }]],
      rows: [
        [[{ text: 'Ovens', isBold: true }], [{ text: 'Tiles' }]],
        [[], [{ text: 'Rugs' }]],
        [[{ text: 'Sinks' }], []],
      ],
    },
  ])
  expect(readLetter('| a | b |\n| c | d |')).toEqual([
    { kind: 'paragraph', spans: [{ text: '| a | b |\n| c | d |' }] },
  ])
})
