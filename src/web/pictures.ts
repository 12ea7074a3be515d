// The pictures of art/ as the build knows them: written in by Vite, the files made by scripts/build-pictures.ts.

type Picture = { width: number; height: number; hash: string; widths: { avif: number[]; webp: number[] } }

declare const __PICTURES__: Record<string, Picture>

export function pictureSources(name: string) {
  const picture = __PICTURES__[name]
  if (!picture) throw new Error(`There is no picture called ${name} in art/`)
  const { width, height, hash, widths } = picture
  const address = (step: number, format: 'avif' | 'webp') => `/pictures/${name}-${step}-${hash}.${format}`
  const sourceSet = (format: 'avif' | 'webp') =>
    widths[format].map(step => `${address(step, format)} ${step}w`).join(', ')
  const fallback = address(widths.webp[0] ?? width, 'webp')
  const largest = address(widths.webp.at(-1) ?? width, 'webp')
  return { width, height, avif: sourceSet('avif'), webp: sourceSet('webp'), fallback, largest }
}
