import type { VisitCounter } from './visit-counter.ts'

/** A form that a visitor sent and that was stored. A message through the contact form asks for a quote. */
export function countSubmission(visits: VisitCounter, table: string) {
  visits.countEvent('form_submission')
  if (table === 'contact_messages') visits.countEvent('contact_message')
}
