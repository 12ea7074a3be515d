import { setFacts } from '#content/business.ts'

/** The owner's facts as this page carries them, before anything is drawn with them. */
export function takeCarriedFacts() {
  const carried = document.querySelector<HTMLMetaElement>('meta[name="facts"]')?.content
  if (carried) setFacts(JSON.parse(carried))
}
