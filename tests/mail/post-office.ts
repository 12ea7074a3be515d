// Shared by the mail tests: a worker without pauses, ways to queue a mail and to look at the outbox.
import { onTestFinished } from 'vitest'
import type { Statement } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { fixedMailServer } from '#server/mail/mail-server.ts'
import type { MailTemplate, Payloads } from '#server/mail/payloads.ts'
import type { MailOptions } from '#server/mail/work.ts'
import { createMailWorker } from '#server/mail/worker.ts'
import type { Engine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { startMailServer } from './mail-server.ts'

export const siteUrl = 'https://coastal.example'
export const link = `${siteUrl}/auth/confirm?token_hash=abc123&type=magiclink&redirect_to=%2Fdashboard`
export const quick = { tickMs: 50, gapMs: 1, leaseMs: 5_000, firstRetryMs: 20, drainMs: 5_000 }

const usualFrom = 'Coastal Clean <hello@coastal.example>'

// For looking at the outbox until it is as it should be.
export const patient = { timeout: limit(20_000) }

type Mail<T extends MailTemplate> = {
  template: T
  recipient: string
  payload: Payloads[T]
  dedupeKey?: string
}

export function queueMail<T extends MailTemplate>(mail: Mail<T>): Statement {
  const { template, recipient, payload, dedupeKey = null } = mail
  return {
    text: 'select public.queue_mail($1, $2, $3::jsonb, $4)',
    values: [template, recipient, JSON.stringify(payload), dedupeKey],
  }
}

export const magicLink = (recipient: string) =>
  queueMail({ template: 'magic-link', recipient, payload: { link, code: '493021' } })

export const queue = (engine: Engine, ...statements: Statement[]) =>
  engine.database.tx({ role: 'backend' }, statements)

export async function openMailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}

type WorkerOptions = Partial<MailOptions> & { smtpUrl?: string; mailFrom?: string }

export function startWorker(
  engine: Engine,
  { smtpUrl, mailFrom = usualFrom, ...options }: WorkerOptions = {},
) {
  const lines: string[] = []
  const worker = createMailWorker({
    database: engine.database,
    siteUrl,
    readServer: fixedMailServer({ smtpUrl, mailFrom }),
    log: createLog('debug', line => lines.push(line)),
    announce: line => lines.push(line),
    timing: quick,
    ...options,
  })
  onTestFinished(() => worker.stop())
  return { ...worker, lines }
}

// Rows of the outbox as text, in the order of their recipients.
export const outbox = (engine: Engine, columns: string) =>
  engine.owner(`select ${columns} from mail_outbox order by recipient, created_at`)
