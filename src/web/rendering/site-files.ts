// Files for crawlers and for phones that install the site: the sitemap, robots.txt and the manifest.
import { business } from '#content/business.ts'
import type { Page } from '#web/pages.ts'

export function siteFiles(pages: Page[], siteUrl: string): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(pages, siteUrl),
    '/robots.txt': robots(siteUrl),
    '/manifest.webmanifest': manifest(),
  }
}

function sitemap(pages: Page[], siteUrl: string) {
  const entries = pages
    .filter(page => page.listed)
    .map(({ path, updated }) => {
      const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
      return `  <url><loc>${new URL(path, siteUrl).href}</loc>${changed}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

// Nothing is disallowed: a crawler must read a page to see its noindex.
function robots(siteUrl: string) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}

function manifest() {
  const icon = (size: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })
  const facts = {
    name: business.name,
    short_name: business.name,
    description: `Eco-friendly cleaning in ${business.town}: quotes, bookings and loyalty.`,
    lang: 'en-ZA',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf5ea',
    theme_color: '#0f5f6e',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192'),
      icon('512'),
    ],
  }
  return `${JSON.stringify(facts, null, 2)}\n`
}
