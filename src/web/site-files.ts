// What crawlers ask for besides the pages.
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

// Nothing is closed here: a page that says noindex must be read for that to be seen.
function robots(siteUrl: string) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
