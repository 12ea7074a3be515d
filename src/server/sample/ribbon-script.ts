// Runs first on every page of the sample. What the office and the forms keep in this browser is kept under names of the
// sample's own, so that lists, drafts, ticks and photographs of the two never meet. Who is signed in is the same in both.
export const apartScript = `(() => {
  const { sample } = document.documentElement.dataset
  const mine = 'sample.'
  const office = 'coastal-clean.office.'
  const session = 'coastal-clean.session'
  const shared = /^coastal-clean\\.(session|role|notice|theme)/
  const photos = office + 'photos'
  const { getItem, setItem, removeItem } = Storage.prototype
  const { open, deleteDatabase } = IDBFactory.prototype
  const nameOf = key => (shared.test(key) || String(key).startsWith(mine) ? key : mine + key)
  const stores = () => [localStorage, sessionStorage]
  const forget = start => {
    for (const store of stores())
      for (const key of Object.keys(store)) if (key.startsWith(start)) removeItem.call(store, key)
    deleteDatabase.call(indexedDB, start === mine ? mine + photos : photos)
  }
  try {
    // Left by an earlier one.
    if (getItem.call(localStorage, mine + 'id') !== sample) forget(mine)
    setItem.call(localStorage, mine + 'id', sample)
  } catch {
    // A private window keeps nothing.
  }
  Storage.prototype.getItem = function (key) {
    return getItem.call(this, nameOf(key))
  }
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, nameOf(key), value)
  }
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, nameOf(key))
    if (key !== session) return
    // Signed out: nobody looks any more, and nothing of the office stays on the device.
    forget(mine)
    forget(office)
    navigator.sendBeacon('/sample/leave')
  }
  IDBFactory.prototype.open = function (name, version) {
    return open.call(this, mine + name, version)
  }
  IDBFactory.prototype.deleteDatabase = function (name) {
    return deleteDatabase.call(this, mine + name)
  }
  // It has ended in another tab: whatever a screen says of it, the ribbon says why.
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answer = await ask(...asked)
    if (answer.headers.get('x-sample') === 'ended') {
      const strip = document.querySelector('.sample-ribbon')
      strip.setAttribute('role', 'alert')
      strip.querySelector('span').textContent = strip.dataset.ended
    }
    return answer
  }
  addEventListener('submit', ({ target }) => {
    if (target.getAttribute('action') === '/sample/end') forget(mine)
  })
})()
`
