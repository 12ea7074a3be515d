// The words of Mail server in the Admin Console, and of the letter that tries it.
import type { MailSecurity, MailServerForm, MailTest } from '#domain/mail-server.ts'
import { business } from './business.ts'
import { tabWords } from './office-tabs.ts'

export const mailServerWords = {
  title: tabWords.mailServer.title,
  lead: 'Through which your letters go out. Your mail provider tells you these; look for “SMTP” in its help.',
  failed: 'Failed to load the mail server',
  state: {
    environment:
      'Set by whoever runs the server, in its environment. That setting wins, so it can only be read here.',
    console: 'Letters go out through this server.',
    none: 'None is set yet: letters are written and kept under Mail, and go out by themselves once there is one.',
    locked:
      'The password was kept with a key that is not on this machine, as after a move. Letters wait until you type it again.',
  },
  form: {
    title: 'Mail server',
    fields: {
      host: 'Host',
      port: 'Port',
      security: 'Encryption',
      username: 'User name',
      password: 'Password',
      from_address: 'Letters come from',
    } satisfies Record<keyof MailServerForm, string>,
    securities: {
      tls: 'From the start (TLS, mostly port 465)',
      starttls: 'After the greeting (STARTTLS, mostly port 587)',
      none: 'None (only for a server on this machine)',
    } satisfies Record<MailSecurity, string>,
    hints: {
      host: 'Such as smtp.gmail.com or mail.your-domain.co.za',
      port: '465 or 587; rarely 25 or 2525',
      username: 'Mostly your whole email address',
      kept: 'Kept; type a new one to change it. It is never shown.',
      password: 'Some providers want an “app password” here. It is kept encrypted and never shown again.',
      from_address: 'An address that this mail server may send for',
    },
    save: 'Save mail server',
    saved: { title: 'Saved', text: 'Letters go out through it from now on.' },
    saveFailed: { title: 'Error', text: 'Failed to save. Please try again.' },
  },
  test: {
    title: 'Try it',
    text: (email: string) => `Sends one letter to ${email}, with what stands above, saved or not.`,
    button: 'Send a test to myself',
    busy: 'Sending',
    failed: 'The test could not be made. Please try again.',
    said: (answer: string) => `The server said: ${answer}`,
    outcomes: {
      accepted: 'Accepted. Look into your inbox, and into the spam folder too.',
      unknown_host: 'There is no such host. Look at its spelling.',
      unreachable: 'The host cannot be reached on this port. Look at both.',
      timeout: 'The host does not answer. Look at the host and the port; some networks close port 25.',
      not_mail: 'What answers on this port is not a mail server, or it wants the other encryption.',
      tls: 'The encrypted connection failed. Try the other encryption with its port, or look at the host’s name.',
      wrong_password: 'Wrong user name or password.',
      sender_refused: 'The server does not send for the address that letters come from.',
      recipient_refused: 'The server did not take your address as a recipient.',
      refused: 'The server refused the letter.',
    } satisfies Record<MailTest['outcome'], string>,
  },
  remove: {
    button: 'Remove this mail server',
    title: 'Remove the mail server?',
    text: 'Letters are then kept under Mail and no longer sent. The password is forgotten.',
    keep: 'Keep it',
    confirm: 'Remove it',
    done: { title: 'Removed', text: 'No letter goes out until you set another one.' },
    failed: { title: 'Error', text: 'Failed to remove it. Please try again.' },
  },
  noPort: 'the usual one',
  refusals: {
    notAdmin: 'Only an admin may see or set the mail server.',
    environment: 'The mail server is set in the server’s environment, which wins.',
    typeAgain: 'Type the password again: it was kept for another host or user.',
    port: 'Mail servers listen on 465, 587, 25 or 2525.',
    noUser: 'A password needs its user name.',
    inClear: 'A password never leaves this machine without encryption. Choose one of the other two.',
    changed: 'Somebody else has changed it meanwhile.',
    noAddress: 'Only somebody who is signed in can be sent a test.',
    tooMany: 'That was many tests. Please wait ten minutes.',
  },
  testLetter: {
    get subject() {
      return `A test from ${business.name}`
    },
    heading: 'It works',
    paragraphs: ['Your mail server took this letter. Bookings, quotes and invoices can go out the same way.'],
  },
}
