// Outside analytics: asked once, loaded after a yes and never before, and asked again from the foot of the page.
import { consentLink } from '#content/navigation.ts'
import { keep, readKept } from '#web/browser/kept.ts'

const consentKey = 'coastal-clean.outside-analytics'

export function begin(bar: HTMLElement) {
  const answer = readKept(consentKey)
  if (answer === 'yes') loadProperty(bar.dataset.measurement ?? '')
  else if (answer !== 'no' && !isRefusedByBrowser()) bar.hidden = false
  bar.addEventListener('click', event => {
    const { answer: given } = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset ?? {}
    if (given) settle(bar, given)
  })
  document.addEventListener('click', event => {
    if (!(event.target as Element).closest(`a[href="${consentLink.href}"]`)) return
    event.preventDefault()
    bar.hidden = false
    bar.querySelector<HTMLElement>('[data-answer]')?.focus()
  })
}

function settle(bar: HTMLElement, answer: string) {
  const wasAllowed = readKept(consentKey) === 'yes'
  keep(consentKey, answer)
  bar.hidden = true
  if (answer === 'yes' && !wasAllowed) loadProperty(bar.dataset.measurement ?? '')
  // A running script cannot be removed from a page; a reloaded page starts without it.
  if (answer === 'no' && wasAllowed) location.reload()
}

function isRefusedByBrowser() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

type TrustedUrls = { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }

function loadProperty(id: string) {
  const queue: unknown[] = []
  // Google's own way of calling: the queue takes the arguments themselves.
  function tell(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array is not taken for a call
    queue.push(arguments)
  }
  Object.assign(window, { dataLayer: queue })
  tell('js', new Date())
  tell('config', id)
  const address = `https://www.googletagmanager.com/gtag/js?id=${id}`
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedUrls }
  const policy = trustedTypes?.createPolicy('outside-analytics', { createScriptURL: (url: string) => url })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
}
