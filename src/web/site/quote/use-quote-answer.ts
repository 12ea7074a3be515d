// What a client does with a quote: each act once, its outcome shown by the page itself.
import { useState } from 'react'
import { diaryWords } from '#content/diary.ts'
import { quotePage } from '#content/quote-page.ts'
import type { OfferedTime } from '#domain/quote.ts'
import { Refusal } from '#domain/refusal.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { keep } from '#web/browser/kept.ts'
import {
  type Approval,
  approveQuote,
  type ClientQuote,
  declineQuote,
  pickNewDay,
  readQuoteDays,
} from '#web/data/client-quotes.ts'
import type { PaperLink, usePaper } from '#web/site/shared/paper/use-paper.ts'
import { accessBy } from './quote-access.ts'

/** A time that has gone meanwhile, and those that are free instead. */
export type LostTime = { why: string; gone: OfferedTime | undefined; times: OfferedTime[] }

export type QuoteTrouble = { words: string; field?: string | undefined }

export type QuoteOnDesk = Pick<ReturnType<typeof usePaper<ClientQuote>>, 'setShown' | 'look' | 'isActing'>

export const manageKeyOf = ({ id }: Pick<ClientQuote, 'id'>) => `coastal-clean.manage.${id}`

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useQuoteAnswer(
  link: PaperLink,
  quote: ClientQuote,
  { setShown, look, isActing }: QuoteOnDesk,
) {
  const { run, busyWith } = useBusy()
  const [trouble, setTrouble] = useState<QuoteTrouble>()
  const [lost, setLost] = useState<LostTime>()

  /** Returns whether it worked. */
  async function act(name: string, work: () => Promise<ClientQuote>, wanted?: OfferedTime) {
    const acting = async () => {
      isActing.current = true
      setTrouble(undefined)
      try {
        setShown(await work())
        setLost(undefined)
        return true
      } catch (cause) {
        await tell(cause, wanted)
        return false
      } finally {
        isActing.current = false
      }
    }
    return (await run(acting, name)) ?? false
  }

  async function tell(cause: unknown, gone: OfferedTime | undefined) {
    if (!(cause instanceof Refusal)) return tellUnanswered()
    const { code, field, message } = cause
    if (code in diaryWords.refusals) return offerOthers(gone)
    if (code === 'validation_failed') return setTrouble({ words: message, field })
    await look()
    setTrouble({ words: troubleWords[code] ?? message })
  }

  // The answer may have arrived although nothing came back.
  async function tellUnanswered() {
    const now = await look()
    if (typeof now === 'object' && now.status !== quote.status) return
    setTrouble({ words: now === 'failed' ? quotePage.trouble.noSignal : quotePage.trouble.server })
  }

  async function offerOthers(gone: OfferedTime | undefined) {
    const others = quote.booking_id ? await accessBy(link).then(readQuoteDays).catch(none) : []
    setLost({ why: quotePage.open.lost, gone, times: others })
  }

  return {
    busyWith,
    trouble,
    lost,
    approve: (approval: Approval) => act('approve', () => approved(link, quote, approval), approval.time),
    decline: (reason: string) =>
      act('decline', async () => ({
        ...quote,
        ...(await declineQuote(await accessBy(link), quote, reason)),
      })),
    pickDay: (time: OfferedTime) =>
      act(
        'pick',
        async () => {
          const asked = await pickNewDay(await accessBy(link), quote, time)
          return { ...quote, new_day: { day: asked.service_date, slot: asked.service_time } }
        },
        time,
      ),
    say: (words: string) => setTrouble({ words }),
  }
}

const none = (): OfferedTime[] => []
const troubleWords: Record<string, string> = quotePage.trouble

// The link to move it comes once; kept for this tab, so that a reload still has it.
async function approved(link: PaperLink, quote: ClientQuote, approval: Approval): Promise<ClientQuote> {
  const { manage_token, ...answer } = await approveQuote(await accessBy(link), quote, approval)
  if (manage_token) keep(manageKeyOf(quote), manage_token, 'sessionStorage')
  return { ...quote, ...answer }
}

/** What each stage of the page is drawn from. */
export type QuoteViewProps = {
  link: PaperLink
  quote: ClientQuote
  answer: ReturnType<typeof useQuoteAnswer>
}
