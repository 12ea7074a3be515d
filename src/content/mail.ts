// The words of the mails about bookings, rewards and messages, in the order in which they are read.
import { changeHours, cleansPerReward, complaintHours, confirmHours, loyaltyPercent } from '#domain/terms.ts'
import { business } from './business.ts'
import { nextSteps } from './next-steps.ts'
import { inWords } from './number-words.ts'

export const mailFrame = {
  get tagline() {
    return business.tagline
  },
  orCode: 'Or type this code:',
  codeOnly: 'Your code:',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  get signature() {
    return `${business.name}, ${business.address.street}, ${business.address.town}`
  },
  get reach() {
    return `Phone ${business.phone.shown} or just answer this mail.`
  },
}

export const bookingFactLabels = {
  service: 'Service',
  day: 'Day',
  arrival: 'We arrive',
  window: 'Arrival',
  takes: 'Takes',
  size: 'Size',
  extras: 'On top',
  offers: 'Specials that run for it',
  suburb: 'Suburb',
  reference: 'Reference',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  notes: 'Notes',
  before: 'Before',
  price: 'Price',
  pays: 'You pay',
  paid: 'You paid',
  reason: 'Reason',
}

export const bookingToConfirmMail = {
  subject: (day: string) => `Please confirm your request for ${day}`,
  heading: (firstName?: string) => (firstName ? `One more step, ${firstName}` : 'One more step'),
  text: 'Unusually many requests are coming in just now, so we hold a time only once its sender has confirmed it. Open the page and press its button, and the time is held if nobody was quicker.',
  button: 'Confirm my request',
  validity: `The link is good for ${confirmHours} hours. After that the request lapses by itself.`,
  ask: 'Or confirm it on WhatsApp',
  message: (reference: string) => `Hello ${business.name}, I confirm my request ${reference}. `,
  unasked: 'You did not ask for a clean? Then leave this mail as it is: nothing is held and nothing happens.',
}

export const bookingReceivedMail = {
  subject: (day: string) => `We have your request for ${day}`,
  heading: (firstName?: string) => (firstName ? `Thank you, ${firstName}` : 'Thank you'),
  text: 'We have your request. It is not yet a booking: nothing is fixed until you have approved the price.',
  next: nextSteps,
  change: `Plans change: moving or cancelling is free up to ${changeHours} hours before, with the link above. Keep this mail to yourself: whoever has the link can change the clean.`,
  manage: 'See, move or cancel it',
  ask: 'Ask us on WhatsApp',
  question: (reference: string) => `Hello ${business.name}, about my request ${reference}: `,
}

export const bookingReceivedOwnerMail = {
  subject: (service: string, day: string) => `New request: ${service}, ${day}`,
  heading: 'A new request',
  text: 'Someone would like a clean. The place is held until you answer.',
  button: 'Reply on WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  write: 'Write an email',
  reply: (facts: { firstName: string; service: string; day: string; times: string }) =>
    `Hello ${facts.firstName}, this is ${business.name}. Thank you for your request: ${facts.service} on ${facts.day}, ${facts.times}. `,
}

export const bookingChangedOwnerMail = {
  moved: {
    subject: (service: string, day: string) => `Moved: ${service}, now ${day}`,
    heading: 'A clean was moved',
    text: 'The client has moved it to a free time. The old place is free again.',
  },
  cancelled: {
    subject: (service: string, day: string) => `Cancelled: ${service}, ${day}`,
    heading: 'A clean was cancelled',
    text: 'The client has cancelled it. The place is free again.',
  },
}

export const messageReceivedOwnerMail = {
  subject: (name: string) => `Message from ${name}`,
  heading: 'A new message',
  text: 'Someone has written to you on the website. Answer this mail, and the answer goes to them.',
  message: 'Message',
  button: 'Reply on WhatsApp',
  write: 'Write an email',
  reply: (firstName: string) => `Hello ${firstName}, this is ${business.name}. Thank you for your message. `,
}

export const reviewReceivedOwnerMail = {
  subject: (name: string, rating: number) => `Review from ${name}: ${rating} of 5 stars`,
  heading: 'A new review',
  text: 'It is on no page yet. Read it, and approve or reject it in the Inbox.',
  rating: 'Rating',
  stars: (rating: number) => `${rating} of 5 stars`,
  review: 'Review',
  source: 'From a clean',
  isFromClean: 'Yes, by the link in our mail',
  button: 'Open the Inbox',
  write: 'Write an email',
}

export const reviewRequestMail = {
  subject: 'How was your clean?',
  heading: (firstName?: string) => (firstName ? `How did we do, ${firstName}?` : 'How did we do?'),
  text: 'We were at your place, and hope that all is as it should be. A rating and a few words help the next person choose, and help us do better.',
  wrong: 'Something was not right? Just answer this mail, and an owner will put it right.',
  button: 'Leave a Review',
  stop: 'Do not ask me again',
  closing: 'We ask at most once a month. The link is yours: it marks your review as from a real clean.',
}

export const loyaltyWelcomeMail = {
  subject: 'Welcome to our loyalty programme',
  heading: 'We keep your card',
  text: `Thank you for joining. Every completed clean is a stamp; after ${inWords(cleansPerReward)}, the next one is ${loyaltyPercent}% off, automatically. From the first one on, your phone number shows you on our site how you stand.`,
  button: 'See the programme',
  book: 'Book a Clean',
  unasked: 'You did not join? Then answer this mail, and we take your address out again.',
}

export const loyaltyJoinedOwnerMail = {
  subject: (name: string) => `Joined the loyalty programme: ${name}`,
  heading: 'Somebody joined',
  text: 'The card is kept already. A short hello makes a client of a name.',
  marketing: 'Tips and offers',
  wanted: 'Yes, please',
  unwanted: 'No',
  button: 'Say hello on WhatsApp',
  write: 'Write an email',
  reply: (firstName: string) =>
    `Hello ${firstName}, this is ${business.name}. Welcome to our loyalty programme! `,
}

export const friendReferredOwnerMail = {
  subject: (name: string) => `${name} referred a friend`,
  heading: 'A friend was referred',
  text: 'The reward comes by itself once the friend’s first clean is done and paid. Please do not phone the friend: they hear of us from the one who knows them.',
  friend: 'Friend',
  code: 'Code',
  message: 'Message',
  button: 'Thank them on WhatsApp',
  reply: (firstName: string) =>
    `Hello ${firstName}, this is ${business.name}. Thank you for recommending us! `,
}

// Mails that tell the client what the office did.
const answerMail = {
  heading: (words: string, firstName?: string) => (firstName ? `${words}, ${firstName}` : words),
  manage: 'See, move or cancel it',
  ask: 'Ask us on WhatsApp',
  question: (reference: string) => `Hello ${business.name}, about my clean ${reference}: `,
}

export const bookingConfirmedMail = {
  ...answerMail,
  subject: (day: string) => `Confirmed: your clean on ${day}`,
  greeting: 'We look forward to it',
  text: 'Your clean is confirmed. You pay after it, in cash, by card or by EFT.',
  change: `Plans change: moving or cancelling is free up to ${changeHours} hours before, with the link above. Keep this mail to yourself: whoever has the link can change the clean.`,
}

export const bookingReminderMail = {
  ...answerMail,
  subject: (day: string) => `Tomorrow: your clean, ${day}`,
  greeting: 'See you tomorrow',
  text: 'We come tomorrow, and arrive within the time below. You need not be there, as long as we can get in.',
  prepare: {
    title: 'Before we come',
    list: [
      'Tell us how we get in: a key, a gate code, or somebody who opens.',
      'See that there is water and power.',
      'Put away what is dear to you, and keep pets where they are at ease.',
    ],
  },
  manage: 'See it',
  change: `Something in the way? Phone us or answer this mail: so close to the clean the link above shows it, but can no longer move it.`,
  stop: 'No more reminders by email',
}

export const bookingPricedMail = {
  ...answerMail,
  subject: (day: string) => `A new price for your clean on ${day}`,
  greeting: 'A new price',
  text: 'We have changed the price of your clean. Please tell us if it does not suit you.',
}

export const bookingMovedMail = {
  ...answerMail,
  subject: (day: string) => `Moved: your clean is now on ${day}`,
  greeting: 'A new time',
  text: {
    pending: 'We have moved your request to a time that we can offer. We will confirm it soon.',
    confirmed: 'We have moved your clean. It stays confirmed, at the new time.',
  },
  change: `It does not suit you? Move or cancel it with the link above, free up to ${changeHours} hours before, or phone us.`,
}

export const diaryFloodedOwnerMail = {
  subject: (requests: number) => `Unusually many requests: ${requests} in an hour`,
  heading: 'Is somebody filling your diary?',
  text: (waiting: number) =>
    `Far more requests came in than usual; ${waiting} wait for an answer. If they are not real, select them in Bookings, in the list “Waiting”, and cancel them together: nobody gets a mail about it.`,
  unconfirmed: (count: number) =>
    `${count === 1 ? 'One more holds' : `${count} more hold`} no time: we have asked the ${count === 1 ? 'sender' : 'senders'} to confirm first. You find them in the list “Not confirmed”.`,
  once: 'We tell you this at most once a day.',
  button: 'Look at the requests',
}

export const bookingCancelledMail = {
  ...answerMail,
  subject: (day: string) => `Cancelled: your clean on ${day}`,
  greeting: 'We are sorry',
  text: 'We have had to cancel your clean. You owe nothing for it, and a discount that was on it waits for your next one.',
  again: 'Choose another time',
}

export const bookingCompletedMail = {
  ...answerMail,
  subject: 'Thank you for having us',
  greeting: 'Thank you',
  text: `Your clean is done. Something not right? Tell us within ${complaintHours} hours and we will put it right.`,
  again: 'Book another clean',
  paidBy: {
    cash: ' in cash',
    'credit-card': ' by card',
    check: ' by cheque',
    'bank-transfer': ' by bank transfer',
  } as Record<string, string>,
}

/** Of regular visits. */
export const planMails = {
  heading: answerMail.heading,
  ask: answerMail.ask,
  get question() {
    return `Hello ${business.name}, about my regular cleans: `
  },
  manage: 'See the next visit',
  rhythm: 'Rhythm',
  until: 'Until',
  next: 'Your next visits',
  change: `A visit does not suit you? Moving or skipping it is free up to ${changeHours} hours before. The link above is for the next one, and for nobody else: whoever has it can change that visit.`,
  made: {
    subject: 'Your regular cleans are planned',
    greeting: 'A day that stays yours',
    paragraphs: ['We come in this rhythm until you tell us otherwise. Each visit is confirmed already.'],
  },
  changed: {
    subject: 'Your regular cleans have changed',
    greeting: 'Your regular cleans',
    paragraphs: ['This is how we come from now on. Please tell us if it does not suit you.'],
  },
  paused: {
    subject: 'Your regular cleans are paused',
    greeting: 'A pause',
    text: (from: string, to: string) =>
      `We do not come from ${from} to ${to}. After that we go on as before.`,
  },
  ended: {
    subject: 'Your regular cleans end',
    greeting: 'Thank you',
    text: (last: string) =>
      `Your regular cleans end on ${last}; after that day we do not come. It was good to clean for you, and you are always welcome back.`,
  },
  price: {
    subject: (day: string) => `A new price for your regular cleans from ${day}`,
    greeting: 'A new price',
    before: 'Price now',
    after: 'New price',
  },
}
