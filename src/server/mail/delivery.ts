// One mail from the outbox to its end: sent, put off, or given up with the reason.
import type { Statement } from '#server/database/database.ts'
import { createRecorder } from '#server/record-outcome.ts'
import { markFailed, markSent, type QueuedMail, retryLater } from './outbox.ts'
import { isRefusedForGood, retryWaitMs } from './retry.ts'
import type { SendMail } from './smtp.ts'
import type { Work } from './work.ts'
import { writeMail } from './write-mail.ts'

const inDoubt = 'The server ended while it was sent. It may have arrived, so it was not sent again.'

export function createDelivery({ run, log, timing, siteUrl }: Work) {
  const { record, stop } = createRecorder({ name: 'mail', run, tickMs: timing.tickMs, log })

  async function deliver(mail: QueuedMail, send: SendMail) {
    await record(await attempt(mail, send))
  }

  async function attempt(mail: QueuedMail, send: SendMail): Promise<Statement> {
    const { id, template, attempts, isStale, isInDoubt, lastError } = mail
    // Everything else rather comes twice than never.
    if (isInDoubt && template === 'newsletter') return markFailed(mail, inDoubt)
    if (isStale) return markFailed(mail, `It waited too long. ${lastError ?? ''}`.trim())
    try {
      const written = writeMail(mail, siteUrl)
      await send(mail, written)
      log.info('Mail sent', { mail: id, template, attempts })
      return markSent(mail, written.subject)
    } catch (error) {
      return afterFailure(mail, error)
    }
  }

  function afterFailure(mail: QueuedMail, error: unknown): Statement {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const { id, template, attempts } = mail
    const isFinal = isRefusedForGood(error)
    log.warn(isFinal ? 'Mail refused for good' : 'Mail not taken yet', {
      mail: id,
      template,
      attempts,
      reason,
    })
    if (isFinal) return markFailed(mail, reason)
    const waitMs = retryWaitMs({ attempts, firstMs: timing.firstRetryMs, random: Math.random() })
    return retryLater(mail, reason, waitMs)
  }

  return { deliver, stop }
}
