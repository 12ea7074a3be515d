// A private paper as an answer: never kept by anybody in between, never indexed, and the same answer for one that is not
// there and one that is not the caller's to see.
import type { Context } from 'hono'

type Paper = { name: string; pdf: Uint8Array<ArrayBuffer> }

const hidden = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

export function answerPaper(c: Context, paper: Paper | undefined) {
  if (!paper)
    return c.json({ statusCode: '404', error: 'not_found', message: 'Object not found' }, 404, hidden)
  return c.body(paper.pdf, 200, {
    ...hidden,
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${paper.name.replace(/[^a-z0-9-]/gi, '-')}.pdf"`,
    'referrer-policy': 'no-referrer',
  })
}

/** '<id>.pdf' at the end of the address. */
export function idOfFile(c: Context): string | undefined {
  const [, id = ''] = /^(.+)\.pdf$/.exec(c.req.param('file') ?? '') ?? []
  return isId(id) ? id : undefined
}

export const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

export function keyOfLink(c: Context): string | undefined {
  return /^[0-9a-f]{32}$/.exec(c.req.query('key') ?? '')?.[0]
}
