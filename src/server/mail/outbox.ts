// The statements by which the worker shares the outbox with other processes. Taking a mail moves its next attempt
// behind a lease: if the process dies, the lease ends and another process sends the mail.
import type { Row, Statement } from '#server/database/database.ts'

export type Lease = { id: string; heldUntil: string }

export type QueuedMail = Lease & {
  template: string
  recipient: string
  payload: unknown
  attempts: number
  isStale: boolean
  // Of an earlier attempt nothing is known: the server was killed in the middle of it.
  isInDoubt: boolean
  lastError: string | null
}

// Later than this a mail says what is no longer so; some say themselves until when they are good (not_after).
const staleAfter = '3 days'
const columns = `id, template, recipient, payload, attempts,
  created_at < now() - interval '${staleAfter}' or coalesce(not_after <= now(), false), last_error, next_attempt_at, attempts_told`

export function makeMails(businessEmail: string, maxEvents: number): Statement {
  return {
    name: 'make mails',
    text: 'select public.make_mails($1, $2)',
    values: [businessEmail, String(maxEvents)],
  }
}

// New mail and mail that failed before are taken in two lines; see lanes in worker.ts.
export function takeMails(line: 'new' | 'again', places: number, leaseMs: number): Statement {
  const condition = line === 'new' ? 'attempts = 0' : 'attempts > 0'
  return {
    name: `take ${line} mails`,
    text: `
      update public.mail_outbox
      set attempts = attempts + 1, next_attempt_at = now() + $2::integer * interval '1 millisecond'
      where id in (
        select id from public.mail_outbox
        where status = 'waiting' and ${condition} and next_attempt_at <= now()
        order by next_attempt_at, id limit $1 for update skip locked
      )
      returning ${columns}`,
    values: [String(places), String(leaseMs)],
  }
}

// Only leases that are unchanged: a mail that was put off in the meantime keeps its own time.
export function renewLeases(leases: Iterable<Lease>, leaseMs: number): Statement {
  const held = [...leases]
  return {
    name: 'renew mail leases',
    text: `
      update public.mail_outbox set next_attempt_at = now() + $3::integer * interval '1 millisecond'
      from unnest($1::uuid[], $2::timestamptz[]) as held (id, held_until)
      where mail_outbox.id = held.id and next_attempt_at = held_until and status = 'waiting'
      returning mail_outbox.id, next_attempt_at`,
    values: [
      `{${held.map(({ id }) => id).join()}}`,
      `{${held.map(({ heldUntil }) => `"${heldUntil}"`).join()}}`,
      String(leaseMs),
    ],
  }
}

// Only the subject stays: the links of a mail must not lie where others can read them.
export function markSent({ id }: QueuedMail, subject: string): Statement {
  return {
    name: 'mark mail sent',
    text: `
      update public.mail_outbox
      set status = 'sent', sent_at = now(), subject = $2, payload = '{}', body_text = null, body_html = null,
        last_error = null
      where id = $1 and status = 'waiting'`,
    values: [id, subject],
  }
}

// Counts only for the one who holds the mail still: after a lost lease the next holder decides.
export function markFailed({ id, attempts }: QueuedMail, reason: string): Statement {
  return {
    name: 'mark mail failed',
    text: `
      update public.mail_outbox set status = 'failed', last_error = $3
      where id = $1 and attempts = $2 and status = 'waiting'`,
    values: [id, String(attempts), reason],
  }
}

export function retryLater({ id, attempts }: QueuedMail, reason: string, waitMs: number): Statement {
  return {
    name: 'retry mail later',
    text: `
      update public.mail_outbox
      set last_error = $3, attempts_told = attempts, next_attempt_at = now() + $4::integer * interval '1 millisecond'
      where id = $1 and attempts = $2 and status = 'waiting'`,
    values: [id, String(attempts), reason, String(waitMs)],
  }
}

// Where there is no mail server: what has no words yet, and those words.
export const unwrittenMails: Statement = {
  name: 'unwritten mails',
  text: `
    select ${columns} from public.mail_outbox
    where status = 'waiting' and subject is null order by created_at, id limit 50`,
}

type Words = { subject: string; text: string; html: string }

export function keepWords({ id }: QueuedMail, { subject, text, html }: Words): Statement {
  return {
    name: 'keep words of mail',
    text: `
      update public.mail_outbox set subject = $2, body_text = $3, body_html = $4
      where id = $1 and subject is null returning id`,
    values: [id, subject, text, html],
  }
}

export function readMail(row: Row): QueuedMail {
  const [id, template, recipient, payload, attempts, isStale, lastError, heldUntil, told] = row
  return {
    id: String(id),
    template: String(template),
    recipient: String(recipient),
    payload: JSON.parse(String(payload)),
    attempts: Number(attempts),
    isStale: isStale === 't',
    isInDoubt: Number(attempts) - 1 > Number(told),
    lastError: lastError ?? null,
    heldUntil: String(heldUntil),
  }
}
