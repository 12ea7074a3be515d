// The only script of a public page, the same on all of them: wakes islands, closes the menu, knows a session, and
// adds to what works without it.

import { noticeKey, roleKey, sessionKey } from '#web/browser/session-keys.ts'
import { type IslandName, islandTable } from '#web/island-table.ts'
import { copyOrShare, endWaits, revealShare, slideCompare } from '#web/page-scripts/actions.ts'
import { layOutBelow } from '#web/page-scripts/lay-out-below.ts'
import { improveMenu } from '#web/page-scripts/menu.ts'
import { tellTaps, tellView } from '#web/page-scripts/tell-visits.ts'

// Parts that act without React.
const scriptOf = {
  gallery: () => import('#web/page-scripts/gallery.ts'),
  consent: () => import('#web/page-scripts/consent.ts'),
  advert: () => import('#web/site/adverts/advert-desk.ts'),
}

// A page that does not wait for this script may still be on its way.
if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done))

const places = document.querySelectorAll<HTMLElement>('[data-island]')
const view = new IntersectionObserver(entries => {
  for (const entry of entries) if (entry.isIntersecting) wake(entry.target as HTMLElement)
})

for (const place of places) {
  const wakes = islandOf(place)?.wakes
  if (wakes === 'now' || (wakes === 'signed-in' && localStorage.getItem(sessionKey))) wake(place)
  else if (wakes === 'in-view') view.observe(place)
}

async function wake(place: HTMLElement) {
  view.unobserve(place)
  try {
    const [component, { hydrate }] = await Promise.all([
      islandOf(place)?.load(),
      import('#web/islands/hydrate.tsx'),
    ])
    if (component) hydrate(place, component)
  } catch {
    // The element before every island says what to do when it does not wake.
    ;(place.previousElementSibling as HTMLElement).hidden = false
  }
}

function islandOf(place: HTMLElement) {
  return islandTable[place.dataset.island as IslandName]
}

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) improveMenu(menu)
document.addEventListener('input', slideCompare)
for (const event of ['load', 'error']) document.addEventListener(event, endWaits, true)
endWaits()
document.addEventListener('click', copyOrShare)
document.addEventListener('click', tellTaps)
tellView()
revealShare()
layOutBelow()

// Sign Out in place of Get a Quote, Admin for admins, how to post an advert for the office: the pages are the same for everyone, only this differs.
// Another tab may sign in or out, and the back button may show a page from before that.
function markSession() {
  const session = localStorage.getItem(sessionKey)
  const office = session && localStorage.getItem(roleKey)
  const shown = { session, guest: !session, office, admin: office === 'admin', client: session && !office }
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !shown[part.dataset.when as keyof typeof shown]
  // What a visitor does not see needs no script either.
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    const name = part.dataset.script as keyof typeof scriptOf
    if (part.closest('[data-when][hidden]')) continue
    part.removeAttribute('data-script')
    scriptOf[name]().then(({ begin }) => begin(part))
  }
}
markSession()
for (const event of ['storage', 'pageshow']) addEventListener(event, markSession)
if (sessionStorage.getItem(noticeKey))
  import('#web/page-scripts/show-notice.ts').then(({ showNotice }) => showNotice())

// A page that a finger or pointer is about to open is fetched ahead, once.
const fetched = new Set<string>([location.pathname])
document.addEventListener('pointerover', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || fetched.has(link.pathname)) return
  fetched.add(link.pathname)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
  )
})
