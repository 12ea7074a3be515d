// Files for crawlers: the sitemap and robots.txt.
import type { Page } from '#web/pages.ts'

export function siteFiles(pages: Page[], siteUrl: string): Record<string, string> {
  return { '/sitemap.xml': sitemap(pages, siteUrl), '/robots.txt': robots(siteUrl) }
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
