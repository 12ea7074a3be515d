import { useEffect } from 'react'
import { contactPage } from '#content/contact.ts'

type Message = {
  titles: Record<string, string>
  isAwake: boolean
  message: string
  begin: (message: string) => void
}

/** A link from a service names it in ?service=: the message begins with it, unless one is begun already. */
export function useServiceAsked({ titles, isAwake, message, begin }: Message) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    const service = new URLSearchParams(location.search).get('service')
    if (!isAwake || !service || message) return
    const title = titles[service]
    if (title) return begin(contactPage.form.about(title))
    void nameOf(service).then(name => name && begin(contactPage.form.about(name)))
  }, [isAwake])
}

// A link from an article names a kind of clean. Fetched only where somebody asks.
async function nameOf(service: string) {
  const found = await import('#domain/service-types.ts').catch(() => undefined)
  const type = found?.serviceTypes.find(one => found.kindOf(one) === service)
  return type && found?.kindLabel(type)
}
