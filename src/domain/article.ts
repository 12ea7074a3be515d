// Articles: their categories, and the name under which one stands in its address.
export const blogCategories = [
  'Home Tips',
  'Eco-Friendly',
  'Commercial',
  'Seasonal',
  'Deep Cleaning',
] as const
export type BlogCategory = (typeof blogCategories)[number]

const longest = 60

/** 'Wat nou?! Ë' → 'wat-nou-e': letters and digits of an address, and none that is taken. */
export function articleKey(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  const name = plain && plain !== 'new' ? plain : 'article'
  if (!taken.includes(name)) return name
  const numbers = Array.from({ length: taken.length + 1 }, (_, place) => `${name}-${place + 2}`)
  return numbers.find(other => !taken.includes(other)) ?? name
}
