// People who only look: pages seen, numbers tapped.
import { eachOf, type Town } from './town.ts'

const paths = [
  '/',
  '/',
  '/',
  '/services',
  '/booking',
  '/about',
  '/contact',
  '/reviews',
  '/gallery',
  '/loyalty',
  '/blog',
]
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

export async function lookAround(town: Town) {
  const visitors = Array.from({ length: 2 + town.dice.below(town.size.some) }, () => ({
    address: town.newAddress(),
    seen: town.dice.shuffle(paths).slice(0, 3),
    taps: town.dice.isLucky(0.3),
  }))
  await eachOf(visitors, async ({ address, seen, taps }) => {
    const headers = { 'user-agent': phone, 'x-forwarded-for': address }
    for (const path of seen) await (await fetch(town.url + path, { headers })).arrayBuffer()
    if (taps) await fetch(`${town.url}/visits`, { method: 'POST', headers, body: 'tel:+27441234567' })
  })
}
