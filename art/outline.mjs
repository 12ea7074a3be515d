// Gives an evening picture the outline of its day; its colours and its shadow stay: node art/outline.mjs pairs/couch-after …
// Not for those that show more in the evening, as the stoep with its lamps.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const inks = { day: [5, 31, 36], evening: [2, 16, 20] }
// Less than this is the grain of the shadow.
const least = 0.1

for (const name of process.argv.slice(2)) {
  const file = `art/${name}-night.webp`
  const [{ solid }, evening] = [await partsOf(`art/${name}.webp`, inks.day), await partsOf(file, inks.evening)]
  const out = Buffer.alloc(solid.length * 4)
  solid.forEach((share, at) => {
    const alpha = share + (1 - share) * (evening.shadow[at] || 0)
    inks.evening.forEach((ink, c) => {
      const colour = share && evening.colour[at * 3 + c]
      out[at * 4 + c] = Math.round((share * colour + (alpha - share) * ink) / (alpha || 1))
    })
    out[at * 4 + 3] = Math.round(alpha * 255)
  })
  const raw = { width: evening.width, height: evening.height, channels: 4 }
  await writeFile(file, await sharp(out, { raw }).webp({ quality: 90, smartSubsample: true, effort: 6 }).toBuffer())
}

/** How much of a pixel the thing covers; its colour and its shadow, each going on a little past the edge. */
async function partsOf(file, ink) {
  const { data, info } = await sharp(await readFile(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const alpha = Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] / 255)
  const rgb = Float32Array.from({ length: width * height * 3 }, (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)])
  const colour = spread(rgb, at => alpha[Math.floor(at / 3)] > 0.985, width, 3)
  // Between the colour of the thing and that of its shadow.
  const solid = alpha.map((covered, at) => {
    const reach = ink.map((dark, c) => colour[at * 3 + c] - dark)
    const way = reach.reduce((sum, step, c) => sum + step * (rgb[at * 3 + c] - ink[c]), 0)
    const share = covered > 0.985 ? 1 : covered * Math.min(1, way / reach.reduce((sum, step) => sum + step ** 2, 1))
    return share > least ? share : 0
  })
  const shown = colour.map((value, at) => (value >= 0 ? value : rgb[at]))
  return { width, height, colour: shown, solid, shadow: spread(alpha, at => solid[at] === 0, width, 1) }
}

/** Each value that is not known becomes the mean of its neighbours, as far as four pixels from the known ones. */
function spread(values, isKnown, width, channels) {
  const result = values.map((value, at) => (isKnown(at) ? value : Number.NaN))
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1].map(step => step * channels)
  for (let round = 0; round < 4; round++) {
    const before = result.slice()
    for (let at = 0; at < result.length; at++) {
      if (before[at] >= 0) continue
      let [sum, count] = [0, 0]
      for (const step of around) if (before[at + step] >= 0) [sum, count] = [sum + before[at + step], count + 1]
      if (count > 0) result[at] = sum / count
    }
  }
  return result
}
