import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { Island } from '#web/islands/island.tsx'
import { ContactForm } from './contact-form.tsx'

export function ContactIsland() {
  return <Island name="contact-form" of={ContactForm} props={{ answered: useAnsweredForm() }} />
}
