import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsletterBox } from './newsletter-box.tsx'

test('the browser keeps back no address that the server would take', () => {
  const [, pattern = ''] =
    renderToStaticMarkup(<NewsletterBox box="footer" />).match(/pattern="([^"]*)"/) ?? []
  // As a browser reads it.
  const shape = new RegExp(`^(?:${pattern.replaceAll('&quot;', '"')})$`, 'v')
  for (const taken of ['reader@example.com', 'zoë@coast.co.za', 'reader@example.com '])
    expect(taken).toMatch(shape)
  for (const refused of ['reader', 'reader@example', 'two@at@example.com', 'a b@example.com'])
    expect(refused).not.toMatch(shape)
})
