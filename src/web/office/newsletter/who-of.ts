import { letterDraftWords } from '#content/newsletter-office.ts'
import { recordTypeLabels } from '#domain/service-record.ts'
import type { Reach } from '#web/data/newsletters.ts'

/** To whom a letter goes, in a few words. */
export function whoOf({ audience, town, service_type }: Reach): string {
  const kind = service_type && recordTypeLabels[service_type]
  return [letterDraftWords.audiences[audience], town, kind].filter(Boolean).join(', ')
}
