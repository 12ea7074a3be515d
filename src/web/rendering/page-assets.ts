// Which files a document needs, read from Vite's manifest. Without one (development) the sources themselves.

export type ViteManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean }
>

export type PageAssets = {
  script: string
  styles: string[]
  /** The sheet for what lies below main; undefined where those before have it too. */
  foot?: string | undefined
  fonts: string[]
}

const displayFont = 'src/web/styles/fonts/caprasimo.woff2'
const textFont = 'src/web/styles/fonts/figtree.woff2'

// Drawn from the six parts: site.css, and foot.css for what lies below.
const redrawn = new Set(['/services'])

// The style sheets of the others besides earlier.css; the first match counts.
const furtherSheets: [RegExp, string[]][] = [
  [/^\/$/, ['home']],
  [/^\/booking/, ['booking']],
  [/^\/quote/, ['quote']],
  [/^\/invoice/, ['quote', 'invoice']],
  [/^\/(marketing|facebook)/, ['adverts']],
  [/^\/analytics/, ['figures']],
  [/^\/(blog|terms|privacy-policy|newsletter\/archive)/, ['reading']],
  [/^\/(reviews|client-review|loyalty|referral)/, ['clients']],
  [/^\/parts/, ['pages', 'clients', 'office-tokens']],
  [/^/, ['pages']],
]

export function siteAssets(manifest: ViteManifest | undefined, path: string): PageAssets {
  const isRedrawn = redrawn.has(path)
  const styles = isRedrawn ? ['site'] : ['earlier', ...furtherOf(path)]
  return {
    script: assetUrl(manifest, 'src/web/loader.ts'),
    styles: styles.map(name => sheetUrl(manifest, name)),
    foot: isRedrawn ? sheetUrl(manifest, 'foot') : undefined,
    fonts: [assetUrl(manifest, displayFont)],
  }
}

const furtherOf = (path: string) => furtherSheets.find(([pattern]) => pattern.test(path))?.[1] ?? []

const sheetUrl = (manifest: ViteManifest | undefined, name: string) =>
  assetUrl(manifest, `src/web/styles/${name}.css`)

export function appAssets(manifest: ViteManifest | undefined): PageAssets {
  return {
    script: assetUrl(manifest, 'src/web/app.tsx'),
    styles: [sheetUrl(manifest, 'office')],
    fonts: [assetUrl(manifest, textFont)],
  }
}

/** The chunks of a module and of its static imports: preloaded, so that an island wakes in one round trip. */
export function moduleFiles(
  manifest: ViteManifest | undefined,
  source: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest?.[source]
  if (!chunk || seen.has(`/${chunk.file}`)) return seen
  seen.add(`/${chunk.file}`)
  for (const imported of chunk.imports ?? []) moduleFiles(manifest, imported, seen)
  return seen
}

function assetUrl(manifest: ViteManifest | undefined, source: string) {
  return `/${manifest?.[source]?.file ?? source}`
}
