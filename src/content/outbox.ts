import { tabWords } from './office-tabs.ts'

// The words of Mail in the Admin Console.
export const outboxWords = {
  title: tabWords.mail.title,
  lead: 'Every letter the system has written, and what became of it.',
  failed: 'Failed to load the mail',
  search: { label: 'Search mail by address or subject', placeholder: 'Address or subject' },
  state: {
    label: 'State',
    choices: { all: 'All', waiting: 'Waiting', failed: 'Failed', sent: 'Sent' },
  },
  empty: { title: 'No mail yet', text: 'Letters show here as soon as there is something to tell.' },
  noMatch: { title: 'Nothing found', text: 'No letter matches that.', action: 'Show all mail' },
  unwritten: 'Not written yet',
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
    letter: 'The letter',
    onlySubject: 'Its words are not kept: a letter can carry links that are for its reader alone.',
    retry: 'Send again',
    retried: 'The letter is on its way again',
    retryFailed: { title: 'Error', text: 'Failed to send it again. Please try again.' },
    notFailed: { title: 'Nothing to send again', text: 'Somebody has sent it again already.' },
  },
}
