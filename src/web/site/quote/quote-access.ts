import { type QuoteAccess, readQuote } from '#web/data/client-quotes.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'

/** The signed-in client's token is asked for anew each time; whoever has the link needs none of that code. */
export async function accessBy(link: PaperLink): Promise<QuoteAccess> {
  if ('key' in link) return link
  const { ownQuoteAccess } = await import('#web/data/own-quotes.ts')
  return ownQuoteAccess(link.ownId)
}

export const readByLink = async (link: PaperLink) => readQuote(await accessBy(link))
