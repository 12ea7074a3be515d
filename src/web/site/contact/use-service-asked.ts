import { useEffect, useRef } from 'react'
import { contactPage } from '#content/contact.ts'

type Message = {
  titles: Record<string, string>
  isAwake: boolean
  message: string
  begin: (message: string) => void
}

/** A link from a service names it in ?service=: the message begins with it, in place of one that was named before. */
export function useServiceAsked({ titles, isAwake, message, begin }: Message) {
  // What is typed while a name is fetched stays.
  const typed = useRef(message)
  typed.current = message
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    const service = new URLSearchParams(location.search).get('service')
    if (!isAwake || !service) return
    const ask = (name: string) => begin(askedFor(name, typed.current))
    const title = titles[service]
    if (title) return ask(title)
    void nameOf(service).then(name => name && ask(name))
  }, [isAwake])
}

/** Own words stay below it. */
export function askedFor(name: string, message: string): string {
  const { about } = contactPage.form
  const named = new RegExp(`^${about('.+')}`)
  return about(name) + message.replace(named, '')
}

// A link from an article names a kind of clean. Fetched only where somebody asks.
async function nameOf(service: string) {
  const found = await import('#domain/service-types.ts').catch(() => undefined)
  const type = found?.serviceTypes.find(one => found.kindOf(one) === service)
  return type && found?.kindLabel(type)
}
