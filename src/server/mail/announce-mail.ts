// Without a mail server: the mail is written out for admins, and its way in is printed, so that nobody is stuck.
import { keepWords, markFailed, type QueuedMail } from './outbox.ts'
import { UnsendableMail } from './retry.ts'
import type { Work } from './work.ts'
import { type WrittenMail, writeMail } from './write-mail.ts'

export async function announceMail({ run, siteUrl, announce }: Work, mail: QueuedMail) {
  const written = writeOrReason(mail, siteUrl)
  if (typeof written === 'string') return void (await run([markFailed(mail, written)]))
  const [[isOurs] = []] = await run([keepWords(mail, written)])
  // Another process was quicker and has printed it.
  if (!isOurs || !written.wayIn) return
  announce(`No mail server is set. "${written.subject}" for ${veiled(mail.recipient)}: ${written.wayIn}`)
}

function writeOrReason(mail: QueuedMail, siteUrl: string): WrittenMail | string {
  try {
    return writeMail(mail, siteUrl)
  } catch (error) {
    if (error instanceof UnsendableMail) return error.message
    throw error
  }
}

// Enough to tell two newcomers apart; whole addresses do not belong in a log.
function veiled(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1…').replace(/[^\p{L}\p{N}@.…-]/gu, '')
}
