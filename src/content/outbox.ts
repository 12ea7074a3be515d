import type { MailState } from '#domain/mail-state.ts'
import { tabWords } from './office-tabs.ts'

// The words of Mail in the Admin Console.
export const outboxWords = {
  title: tabWords.mail.title,
  lead: 'Every letter the system has written, and what became of it.',
  noServer:
    'No mail server is set up, so letters are kept here and not sent. Set one, and they go out by themselves.',
  setServer: 'Mail server',
  lastError: (reason: string) => `A letter did not go out. The mail server said: ${reason}`,
  failed: 'Failed to load the mail',
  search: { label: 'Search mail by address or subject', placeholder: 'Address or subject' },
  state: {
    label: 'State',
    choices: { all: 'All', waiting: 'Waiting', failed: 'Failed', sent: 'Sent' } satisfies Record<
      'all' | MailState,
      string
    >,
  },
  empty: { title: 'No mail yet', text: 'Letters show here as soon as there is something to tell.' },
  noMatch: { title: 'Nothing found', text: 'No letter matches that.', action: 'Show all mail' },
  noSubject: { unwritten: 'Not written yet', tried: 'Not sent yet', failed: 'Could not be sent' },
  columns: { recipient: 'To', subject: 'Subject', status: 'State', created: 'Since' },
  panel: {
    gone: { title: 'Not here', text: 'There is no such letter.' },
    facts: {
      recipient: 'To',
      template: 'Letter',
      created: 'Written',
      sent: 'Sent',
      attempts: 'Tries',
      error: 'What went wrong',
    },
    noServer: 'No mail server is set up.',
    letter: 'The letter',
    onlySubject: 'Its words are not kept: a letter can carry links that are for its reader alone.',
    retry: 'Send again',
    retried: 'The letter is on its way again',
    retryFailed: { title: 'Error', text: 'Failed to send it again. Please try again.' },
    notFailed: { title: 'Nothing to send again', text: 'Somebody has sent it again already.' },
  },
}

type Named = { subject: string | null; status: MailState; last_error: string | null }

/** The name of a mail. It is written when it is sent, so one that was never sent has no subject, and says why. */
export function subjectOf({ subject, status, last_error }: Named): string {
  const { noSubject } = outboxWords
  if (subject) return subject
  if (status === 'failed') return noSubject.failed
  return last_error ? noSubject.tried : noSubject.unwritten
}

export function subjectWithReason(mail: Named): string {
  return mail.subject || !mail.last_error ? subjectOf(mail) : `${subjectOf(mail)}: ${mail.last_error}`
}
