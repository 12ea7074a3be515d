// Cuts our two fonts into the letters that nearly every page needs and those that few do: a phone fetches the second file
// only where one of its letters stands. `unicode-range` in fonts.css and further-fonts.css of src/web/styles says which letters
// are in which.
//   npm run fonts     after a change there, or of a font's package
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const folder = 'src/web/styles'
const wholeFonts: Record<string, string> = {
  Caprasimo: import.meta.resolve('@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2'),
  Figtree: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
}
const cutFace = /font-family: "(\w+)";\s+src: url\("\.\/(.+?)"\).+?unicode-range:(.+?);/gs

const sheets = ['fonts.css', 'further-fonts.css'].map(name => readFile(`${folder}/${name}`, 'utf8'))
const sheet = (await Promise.all(sheets)).join('')
for (const [, family = '', file = '', ranges = ''] of sheet.matchAll(cutFace)) {
  const font = await subsetFont(await readFile(new URL(wholeFonts[family] ?? '')), lettersOf(ranges), {
    targetFormat: 'woff2',
  })
  await writeFile(`${folder}/${file}`, font)
  console.log(`${file}: ${font.length} bytes`)
}

function lettersOf(ranges: string) {
  return ranges
    .split(',')
    .flatMap(range => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map(code => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}
