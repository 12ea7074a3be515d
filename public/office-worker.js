// The CRM without signal: keeps the app's document and its built files, and nothing about anybody. What people wrote
// stays in the page's own hands (src/web/data/day-list.ts).
const keeps = 'office'
const documentPath = '/crm'
const patienceMs = 4000

addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('message', event => {
  event.waitUntil(keepPage(event.data.files))
})

addEventListener('fetch', event => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openDocument(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
  else if (pathname === '/theme.js') event.respondWith(freshOrKept(request, request))
})

async function keepPage(files) {
  await freshOrKept(new Request('/theme.js'), '/theme.js')
  await openDocument(new Request(documentPath))
  const cache = await caches.open(keeps)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
}

// The newest while there is signal; the kept one when there is none, or hardly any.
async function openDocument(request) {
  const kept = await caches.match(documentPath)
  const fetched = fetch(request).then(answer => keepDocument(answer, kept?.clone()))
  if (!kept) return fetched
  const late = new Promise(resolve => setTimeout(resolve, patienceMs, kept.clone()))
  return Promise.race([fetched.catch(() => kept), late])
}

async function keepDocument(answer, kept) {
  // The sample month is there for a while only, and never without the server.
  if (answer.headers.has('x-sample')) return answer
  // A proxy that answers for a stopped server says nothing of use: the page itself tells that the server is away.
  if (!answer.ok) return answer.status >= 500 && kept ? kept : answer
  const [now, before] = await Promise.all([answer.clone().text(), kept?.text()])
  // Another build: its files have other names, and the old ones are no longer needed.
  if (before !== undefined && now !== before) await caches.delete(keeps)
  if (now !== before) await (await caches.open(keeps)).put(documentPath, answer.clone())
  return answer
}

// Named after what they hold: once kept, right for ever.
async function openFile(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(keeps)).put(request, answer.clone())
  return answer
}

async function freshOrKept(request, name) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(keeps)).put(name, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(name)
    if (kept) return kept
    throw error
  }
}

// A notice comes with its words (src/server/push/write-notice.ts).
addEventListener('push', event => {
  const { title, body, tag, path } = event.data.json()
  const shown = { body, tag, data: { path }, icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openOffice(event.notification.data?.path))
})

// A window that is open goes there by itself, so that nothing typed in it is lost.
async function openOffice(path) {
  const address = new URL(path ?? documentPath, location.origin)
  if (!address.pathname.startsWith(documentPath) || address.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const office = windows.find(({ url }) => new URL(url).pathname.startsWith(documentPath))
  if (!office) return clients.openWindow(address.href)
  office.postMessage({ open: address.pathname })
  await office.focus()
}
