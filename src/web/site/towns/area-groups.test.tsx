import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mosselBay } from '#content/towns/mossel-bay.ts'
import { AreaGroups } from './area-groups.tsx'

test('a line ends between two suburbs and never within the name of one', () => {
  const [first, , , last] = parse(renderToStaticMarkup(<AreaGroups groups={mosselBay.areas.groups} />))
    .querySelectorAll('.font-bold')
    .map(list => list.textContent)
  expect(first).toBe('Central, The\u00a0Point, Santos, De\u00a0Bakke, Linkside')
  expect(last).toBe('Klein-Brak\u00a0River, Reebok, Tergniet, Great\u00a0Brak\u00a0River')
})
