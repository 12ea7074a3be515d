// What makes a page one of the sample: a ribbon with the button that ends it, and a mark by which what the page sends is
// known. Added to the sample's own pages only, so the real ones carry no byte of it.
import { sampleWords } from '#content/sample-words.ts'

const { name, ribbon, refusals } = sampleWords

const strip = `<section class="sample-ribbon" aria-label="${ribbon.label}" data-ended="${refusals.ended}">
<b>${name}</b><span>${ribbon.text}</span>
<form method="post" action="/sample/end"><button>${ribbon.end}</button></form></section>`

const head = `<link rel="stylesheet" href="/sample/ribbon.css"><meta name="robots" content="noindex">`

/** All forms of the page say where they come from, besides the one that ends it. */
export function markPage(html: string, id: string): string {
  return (
    html
      .replace(/<form\b[^>]*\bmethod="post"[^>]*>/gi, form =>
        form.replace(/action="([^"?]*)"/, `action="$1?sample=${id}"`),
      )
      .replace('<html ', `<html data-sample="${id}" `)
      // First of all scripts, and before any other can read what the browser keeps.
      .replace('<head>', '<head><script src="/sample/apart.js"></script>')
      .replace('</head>', `${head}</head>`)
      .replace('<body>', `<body>${strip}`)
  )
}
