import { additionalServices, services } from '#content/services.ts'
import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { Island } from '#web/islands/island.tsx'
import { ContactForm } from './contact-form.tsx'

export function ContactIsland() {
  const titles = Object.fromEntries(
    [...services(), ...additionalServices()].map(({ id, title }) => [id, title]),
  )
  return <Island name="contact-form" of={ContactForm} props={{ answered: useAnsweredForm(), titles }} />
}
