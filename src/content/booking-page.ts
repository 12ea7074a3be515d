// The words of /booking around and inside the form.
import { business } from './business.ts'

export const bookingPage = {
  breadcrumb: 'Book Now',
  steps: {
    title: 'How it works',
    lead: 'Six steps from sandy to spotless.',
    list: [
      { title: 'Choose', text: 'Pick a service, a day and a two-hour window.' },
      { title: 'Send', text: 'Tell us where, and anything we should know.' },
      { title: 'We confirm', text: 'We contact you with the price and the time for your approval.' },
      { title: 'We arrive', text: 'Within your window, with everything we need.' },
      { title: 'We clean', text: 'You tick the list with us before we pack up.' },
      { title: 'You relax', text: 'Pay by cash, EFT or card after the service.' },
    ],
  },
  notes: [
    {
      title: 'Special requests',
      text: 'Pets, alarms, a stubborn stain or a room to leave alone: write it in the notes and we plan for it.',
    },
    {
      title: 'Rescheduling',
      text: `Plans change. Moving your clean is free up to 24 hours before; cancellations need 24 hours’ notice. Phone ${business.phone.shown} or write to us.`,
    },
  ],
  services: {
    title: 'What we can do for you',
    cards: [
      {
        title: 'Residential',
        text: 'Homes and holiday lets, regular or deep.',
        href: '/services#residential',
        picture: 'kitchen',
      },
      {
        title: 'Commercial',
        text: 'Offices, shops and guest houses.',
        href: '/services#commercial',
        picture: 'office',
      },
      {
        title: 'Specialty',
        text: 'Windows, moving, and after the builders.',
        href: '/services#specialty',
        picture: 'windows',
      },
    ],
    action: 'See what is included',
  },
  loyalty: {
    title: 'Every clean counts',
    text: 'After every 10 cleans the next one is 10% off, by itself. Refer a friend and take off another 5%.',
    more: { label: 'Learn More', about: 'about the loyalty programme', href: '/loyalty' },
  },
  faq: {
    title: 'Good questions',
    list: [
      {
        question: 'Do I have to be at home?',
        answer: 'No. Leave a key or a gate code with us if you like; tell us in the notes how we get in.',
      },
      {
        question: 'How far ahead should I book?',
        answer: 'Three to five days ahead is best. The calendar shows which days are still free.',
      },
      {
        question: 'What do you bring?',
        answer:
          'Everything: machines, ladders, cloths and biodegradable products. We only need water and a plug.',
      },
      {
        question: 'Can I change or cancel?',
        answer: 'Yes, free of charge up to 24 hours before. Phone or write to us and quote your reference.',
      },
      {
        question: 'How and when do I pay?',
        answer:
          'After the service, by cash, EFT or card. You approve the price before we schedule the clean.',
      },
      {
        question: 'Which areas do you cover?',
        answer: 'Mossel Bay, Hartenbos, Dana Bay, Great Brak River and George. Further by arrangement.',
      },
    ],
    contact: { before: 'Something else on your mind?', label: 'Contact Us', href: '/contact' },
  },
} as const

export const bookingForm = {
  label: 'Booking request',
  guest: 'No account needed. Nothing to pay today.',
  steps: {
    service: 'What needs cleaning?',
    rhythm: 'How often?',
    day: 'Which day?',
    slot: (day: string) => `What time on ${day}?`,
    slotWithoutDay: 'What time?',
    contact: 'Where, and who?',
  },
  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    weekdays: [
      ['Mon', 'Monday'],
      ['Tue', 'Tuesday'],
      ['Wed', 'Wednesday'],
      ['Thu', 'Thursday'],
      ['Fri', 'Friday'],
      ['Sat', 'Saturday'],
      ['Sun', 'Sunday'],
    ],
    states: { free: 'free', full: 'full', closed: 'closed', past: 'past', waiting: 'still loading' },
    marks: { full: 'full', closed: 'closed' },
    today: 'today',
    chosen: 'your day',
    legend: { free: 'Free', full: 'Full', closed: 'Closed', chosen: 'Your day' },
    loading: 'Looking in the diary …',
    failed: 'We could not read the diary just now.',
    retry: 'Try again',
  },
  slots: {
    none: 'Choose a day first, then we show its free times.',
    taken: (times: string) => `${times} is taken.`,
    severalTaken: (times: string) => `${times} are taken.`,
    arrival: 'We arrive within the window and stay until it is done.',
  },
  fields: {
    name: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Street address',
    notes: 'Notes',
    optional: '(optional)',
  },
  placeholders: {
    phone: '082 000 0000',
    address: '12 Marsh Street, Mossel Bay',
    notes: 'Pets, parking, alarm, the stain under the couch …',
  },
  honeypot: 'Leave this field empty',
  send: 'Send my request',
  sending: 'Sending …',
  promise: 'This is a request, not yet a booking. We contact you with the price before anything is fixed.',
  withoutScript: `This form needs JavaScript. You can also phone ${business.phone.shown} and we book you in.`,
  summary: {
    title: 'Your clean so far',
    service: 'Service',
    day: 'Day',
    arrival: 'Arrival',
    duration: 'Usually takes',
    as: 'Booking as',
    guest: 'Guest',
    open: 'Not chosen yet',
    other: { before: 'Something else? Phone', after: 'and we will fit it in together.' },
    recap: (service: string) => `${service}, as a guest`,
  },
  confirmation: {
    thanks: (firstName: string) => `Thank you, ${firstName}. We have your request.`,
    next: "We'll contact you soon to confirm your appointment, with the price for you to approve.",
    status: 'Pending',
    reference: 'Reference',
    service: 'Service',
    when: 'When',
    where: 'Where',
    again: 'Book Another Clean',
    calendar: 'Add to calendar',
    manage: {
      label: 'See, move or cancel it',
      text: 'Your private link, free up to 24 hours before. It is in the mail too.',
    },
    share: 'Share via WhatsApp',
  },
  discount: (percent: number) => `${percent}% off is waiting for your next clean:`,
  kept: 'Your request is kept on this device. We send it again, once, as soon as you are back online.',
  refusals: {
    slot_taken: 'Someone has just booked that time. Please choose another one.',
    slot_past: 'That time has passed. Please choose another one.',
    day_closed: 'We are closed on that day. Please choose another one.',
  },
} as const
