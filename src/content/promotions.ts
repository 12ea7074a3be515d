// What we offer at the moment. Pages and adverts read it here, so that no two of them promise different things.
export const promotions = {
  deepClean: { priceCents: 95_000, covers: 'a 2-bedroom house or small office' },
  renovation: { percent: 10, what: 'your first post-renovation clean' },
  firstClean: { percent: 15, what: 'your first clean' },
} as const

/** 'R950': how an advert says a price; a bill says it with its cents. */
export function wholeRand(cents: number): string {
  return `R${Math.round(cents / 100)}`
}
