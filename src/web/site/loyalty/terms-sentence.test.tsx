import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { consentWordings } from '#domain/consent-wordings.ts'
import { TermsSentence } from './terms-sentence.tsx'

test('whoever joins agrees to the sentence that is stored, and its words lead to what they name', () => {
  const sentence = parse(renderToStaticMarkup(<TermsSentence />))
  expect(sentence.textContent).toBe(consentWordings.terms)
  expect(sentence.querySelectorAll('a').map(link => link.getAttribute('href'))).toEqual([
    '/terms',
    '/privacy-policy',
  ])
})
