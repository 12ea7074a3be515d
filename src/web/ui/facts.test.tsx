import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test.each([[null], [undefined], [''], [false]])('a fact that is %j is left out with its label', value => {
  const shown = renderToStaticMarkup(
    <Facts
      facts={[
        ['Also for Google', value],
        ['Cleans', 0],
      ]}
    />,
  )
  expect(shown).toBe('<dl class="facts"><dt>Cleans</dt><dd dir="auto">0</dd></dl>')
})
