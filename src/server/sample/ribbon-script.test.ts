import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { apartScript } from './ribbon-script.ts'

const drafts = 'coastal-clean.draft'
const session = 'coastal-clean.session'

class Storage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

/** A browser that has kept this already, on a page of the sample. */
function onAPageOf(sample: string, kept: Record<string, string> = {}) {
  // Each page has the browser's own functions, before the script puts its own in their place.
  class PageStorage extends Storage {
    override getItem(key: string) {
      return super.getItem(key)
    }
    override setItem(key: string, value: string) {
      super.setItem(key, value)
    }
    override removeItem(key: string) {
      super.removeItem(key)
    }
  }
  class IDBFactory {
    opened: string[] = []
    open(name: string) {
      this.opened.push(name)
    }
    deleteDatabase(_: string) {}
  }
  const span = { textContent: '' }
  const strip = { dataset: { ended: 'It has ended.' }, setAttribute() {}, querySelector: () => span }
  const told: string[] = []
  const page = {
    Storage: PageStorage,
    IDBFactory,
    localStorage: Object.assign(new PageStorage(), kept),
    sessionStorage: new PageStorage(),
    indexedDB: new IDBFactory(),
    document: { documentElement: { dataset: { sample } }, querySelector: () => strip },
    navigator: { sendBeacon: (path: string) => told.push(path) },
    fetch: async (path: string) => ({
      headers: new Headers(path === '/ended' ? { 'x-sample': 'ended' } : {}),
    }),
    listeners: [] as ((event: object) => void)[],
    addEventListener: (_: string, listener: (event: object) => void) => page.listeners.push(listener),
    window: {} as object,
  }
  page.window = page
  runInContext(apartScript, createContext(page))
  return { ...page, ribbon: span, told, kept: () => ({ ...page.localStorage }), pageOf: page }
}

test('what is kept of the business is not found in the sample, nor the other way; who is signed in is the same', () => {
  const { localStorage, indexedDB, kept } = onAPageOf('one', { [drafts]: 'mine', [session]: 'me' })
  expect([localStorage.getItem(drafts), localStorage.getItem(session)]).toEqual([null, 'me'])
  localStorage.setItem(drafts, 'of the sample')
  indexedDB.open('photos')
  expect(kept()).toEqual({
    [drafts]: 'mine',
    [session]: 'me',
    [`sample.${drafts}`]: 'of the sample',
    'sample.id': 'one',
  })
  expect(indexedDB.opened).toEqual(['sample.photos'])
})

test('nothing of an earlier sample is found in the next', () => {
  const { kept } = onAPageOf('two', { 'sample.id': 'one', [`sample.${drafts}`]: 'old', [drafts]: 'mine' })
  expect(kept()).toEqual({ 'sample.id': 'two', [drafts]: 'mine' })
})

test('the one tap that ends it leaves nothing of it in the browser', () => {
  const { listeners, kept } = onAPageOf('one', {
    [drafts]: 'mine',
    [`sample.${drafts}`]: 'x',
    'sample.id': 'one',
  })
  for (const tell of listeners) tell({ target: { getAttribute: () => '/sample/end' } })
  expect(kept()).toEqual({ [drafts]: 'mine' })
})

test('who signs out looks no more, and nothing of the office stays on the device', () => {
  const kept = {
    'coastal-clean.office.list': 'names',
    [`sample.${drafts}`]: 'x',
    [drafts]: 'mine',
    'sample.id': 'one',
  }
  const page = onAPageOf('one', { ...kept, [session]: 'me' })
  page.localStorage.removeItem(session)
  expect([page.kept(), page.told]).toEqual([{ [drafts]: 'mine' }, ['/sample/leave']])
})

test('a tab that is left open says that the sample has ended', async () => {
  const { pageOf, ribbon } = onAPageOf('one')
  await pageOf.fetch('/still')
  expect(ribbon.textContent).toBe('')
  await pageOf.fetch('/ended')
  expect(ribbon.textContent).toBe('It has ended.')
})
