// The words of what acts on /referral: the code, the form, the message to share. The rest is in referral-page.ts, so that it
// is not carried into the browser as script.
import { business } from './business.ts'

export const referralDesk = {
  code: {
    title: 'Your referral code',
    waiting: 'CC······',
    label: 'Referral code',
    copy: 'Copy',
    own: 'Yours for good. When a friend adds it to the booking notes, we know you sent them.',
    visitor:
      'You get it as soon as you send the form. When a friend adds it to the booking notes, we know you sent them.',
    real: 'It is yours. When a friend adds it to the booking notes, we know you sent them.',
  },
  form: {
    title: 'Refer Now',
    text: 'Tell us who it is, so that the reward finds you. We never write to your friend; you do, with a message we have ready once you send this.',
    label: 'Refer a friend',
    you: 'You',
    friend: 'Your friend',
    fields: {
      referrerName: 'Your name',
      referrerPhone: 'Your phone number',
      friendName: "Friend's name",
      friendPhone: "Friend's phone number",
      message: 'Message for us',
    },
    phoneHint: 'The number you book with. Your reward is kept under it.',
    friendHint: 'The number they will book with. We never call it.',
    placeholders: { phone: '082 123 4567' },
    counter: (length: number, limit: number) => `${length} of ${limit} characters`,
    honeypot: 'Leave this field empty',
    send: 'Send Referral',
    sending: 'Sending...',
    kept: 'We could not be reached. What you typed is kept here, and goes out again when you are back online.',
    consent: 'Please ask your friend first whether you may give us their number.',
  },
  sent: {
    title: 'Thank You',
    plainText: 'We have it down. Now your friend just needs to know: send them the message below.',
    text: (friend: string) =>
      `Now ${friend} just needs to know. Your message is written: WhatsApp opens with it, and you press send.`,
    whatsapp: (friend: string) => `Tell ${friend} on WhatsApp`,
    message: (facts: { friend: string; code: string | undefined; page: string }) =>
      `Hello ${facts.friend}, I use ${business.name} for my place and can recommend them: eco-friendly, on time, and you see the price first. ${facts.code ? `When you book, write my code ${facts.code} into the notes:` : 'When you book, tell them that I sent you:'} ${facts.page}`,
    again: 'Refer Another Friend',
  },
  share: {
    title: 'Share Directly',
    text: 'The message is written already. Change it as you like, and choose who gets it.',
    whatsapp: 'Share Directly',
    mail: 'Share by email',
    copy: 'Copy link',
    copied: 'Copied!',
    native: 'Share …',
    get subject() {
      return `A cleaner I can recommend: ${business.name}`
    },
    get message() {
      return `I use ${business.name} for my place and can recommend them: eco-friendly, on time, and you see the price first.`
    },
    withCode: (code: string) => `When you book, write my code ${code} into the notes:`,
    withoutCode: 'When you book, tell them that I sent you:',
  },
}
