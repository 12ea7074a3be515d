// Keeps of lucide's 1,700 icons those that we show, a small file each in src/web/icons: whoever builds the site needs no more.
//   npm run icons     after an import from #web/icons was added or taken away
//   … --check         says whether they are as lucide draws them
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Shape = [tag: string, attributes: Record<string, string>]

const folder = 'src/web/icons'
const head = "// Made by npm run icons, of lucide's (ISC).\nimport { lineIcon } from './line-icon.tsx'\n\n"
const lineWidth = 110

const wanted = new Map<string, string>()
for (const name of namesInUse()) wanted.set(`${name}.ts`, fileOf(name, await shapesOf(name)))
const isRight = (file: string) =>
  existsSync(`${folder}/${file}`) && readFileSync(`${folder}/${file}`, 'utf8') === wanted.get(file)
const wrong = [...wanted.keys()].filter(file => !isRight(file))
const needless = globSync('*.ts', { cwd: folder }).filter(file => !wanted.has(file))

if (process.argv.includes('--check')) {
  if (wrong.length + needless.length > 0) {
    console.log(`Run npm run icons: ${[...wrong, ...needless].join(', ')} in ${folder} must change.`)
    process.exitCode = 1
  }
} else {
  mkdirSync(folder, { recursive: true })
  for (const file of wrong) writeFileSync(`${folder}/${file}`, wanted.get(file) ?? '')
  for (const file of needless) rmSync(`${folder}/${file}`)
  console.log(`${wanted.size} icons, ${wrong.length} made, ${needless.length} taken away.`)
}

function namesInUse() {
  const texts = globSync('src/web/**/*.{ts,tsx}').map(file => readFileSync(file, 'utf8'))
  return new Set(
    texts.flatMap(text => [...text.matchAll(/'#web\/icons\/([\w-]+)\.ts'/g)].map(([, name = '']) => name)),
  )
}

async function shapesOf(name: string): Promise<Shape[]> {
  const entry = fileURLToPath(import.meta.resolve('lucide-react'))
  const file = entry.replace(/dist\/.*/, `dist/esm/icons/${name}.mjs`)
  if (!existsSync(file)) throw new Error(`lucide has no icon named ${name}.`)
  const { __iconData: icon } = await import(file)
  if (!icon) throw new Error(`${name} is another name in lucide; take the icon's own.`)
  return icon.node
}

function fileOf(name: string, shapes: Shape[]) {
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const path = `'${shapes.map(pathOf).join('')}'`
  const line = `export const ${component} = lineIcon(${path})`
  return `${head}${line.length <= lineWidth ? line : line.replace(path, `\n  ${path},\n`)}\n`
}

// All of an icon is one line that is drawn: one path.
function pathOf([tag, attributes]: Shape): string {
  const n = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return absolute(attributes.d ?? '')
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
  if (tag === 'polyline') return `M${attributes.points}`
  if (tag === 'circle')
    return `M${n('cx') - n('r')} ${n('cy')}a${n('r')} ${n('r')} 0 1 0 ${2 * n('r')} 0a${n('r')} ${n('r')} 0 1 0 ${-2 * n('r')} 0`
  if (tag === 'rect')
    return rounded({ x: n('x'), y: n('y'), width: n('width'), height: n('height'), by: n('rx') })
  throw new Error(`An icon holds a ${tag}, which nobody has drawn as a path yet.`)
}

// A small m would begin where the path before it ended. Numbers after its first two are a line.
function absolute(path: string) {
  const [start = '', x = '', y = ''] = /^m(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(path) ?? []
  const rest = path.slice(start.length)
  return start ? `M${x} ${y}${/^[ ,\d.-]/.test(rest) ? 'l' : ''}${rest.trim()}` : path
}

type Box = { x: number; y: number; width: number; height: number; by: number }

function rounded({ x, y, width, height, by }: Box) {
  const corner = (right: number, down: number) => `a${by} ${by} 0 0 1 ${right * by} ${down * by}`
  const across = width - 2 * by
  const along = height - 2 * by
  return `M${x + by} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`
}
