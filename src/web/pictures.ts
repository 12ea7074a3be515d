// The pictures of art/, as the build knows them; the files themselves are made by scripts/build-pictures.ts.

declare const __PICTURES__: Record<string, { width: number; height: number; hash: string }>

const widths = [320, 480, 640, 800, 960, 1200]

export function pictureSources(name: string) {
  const picture = __PICTURES__[name]
  if (!picture) throw new Error(`There is no picture called ${name} in art/`)
  const { width, height, hash } = picture
  const steps = [...widths.filter(step => step < width), Math.min(width, 1600)]
  const address = (step: number, format: string) => `/pictures/${name}-${step}-${hash}.${format}`
  const sourceSet = (format: string) => steps.map(step => `${address(step, format)} ${step}w`).join(', ')
  const fallback = steps.findLast(step => step <= 960) ?? width
  return {
    width,
    height,
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    fallback: address(fallback, 'webp'),
  }
}
