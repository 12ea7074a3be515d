// The newsletter box, its answers and the two pages behind the links in its mails.
export const newsletterWords = {
  title: 'News from the bay, once a month',
  text: 'Seasonal tips, quiet-week specials and the odd stain remedy.',
  email: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Sign me up',
  honeypot: 'Leave this field empty',
  /** Kept with the subscription, as the wording to which the person agreed. */
  consent:
    'I would like to receive the monthly newsletter by email. I can unsubscribe at any time with one click.',
  thanks: {
    title: 'Almost there.',
    text: 'Open our email and confirm, and the next letter is yours.',
  },
  page: {
    title: 'The monthly letter',
    lead: 'One letter at the start of the month, and never more.',
  },
}

export const newsletterPages = {
  '/newsletter/confirm': {
    title: 'Confirm your newsletter',
    lead: 'One press, and the monthly letter from the bay is yours.',
    action: 'Yes, sign me up',
  },
  '/newsletter/confirmed': {
    title: 'Welcome aboard',
    lead: 'Your address is confirmed. The next letter comes at the start of the month.',
  },
  '/newsletter/unsubscribe': {
    title: 'Stop the newsletter',
    lead: 'No hard feelings. One press, and we do not write again.',
    action: 'Unsubscribe',
  },
  '/newsletter/unsubscribed': {
    title: 'You are off the list',
    lead: 'We will not send the newsletter to you again. You can come back whenever you like.',
  },
  '/newsletter/unknown': {
    title: 'This link has expired',
    lead: 'It no longer works. If you would like the newsletter, sign up again below.',
  },
} as const

export const newsletterConfirmMail = {
  subject: 'Please confirm your newsletter',
  heading: 'News from the bay, once a month',
  text: 'You asked for our monthly letter: seasonal tips, quiet-week specials and the odd stain remedy. Please confirm that this address is yours.',
  button: 'Confirm my address',
  stop: 'No, do not write to me',
  unasked: 'You did not ask for it? Then leave this mail as it is, and nothing comes.',
}

export const archiveWords = {
  title: 'Earlier letters',
  lead: 'What we have written to our readers so far, the newest first.',
  empty: 'No letter has left yet. Leave your address at the foot of this page, and you get the first one.',
  all: 'All letters',
  sent: (day: string) => `Sent on ${day}`,
}

/** Around the owner's own words. */
export const newsletterMail = {
  test: (subject: string) => `Test: ${subject}`,
  archive: 'Read it in the browser',
  stop: 'Unsubscribe',
  why: 'You get this letter because you signed up for it, or because you are our client and agreed to hear from us. One press on “Unsubscribe” and we do not write again.',
  whyTest:
    'This is a test to yourself. In the letter itself a link to unsubscribe stands here, and the mail program has a button for it.',
}

export const newsletterJoinedOwnerMail = {
  subject: (email: string) => `Joined the newsletter: ${email}`,
  heading: 'The newsletter has a new reader',
  text: 'The address is confirmed. What was agreed to, and when, is in the consent log.',
  button: 'Open the consent log',
}
