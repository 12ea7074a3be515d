// The words of the diary: which days and times are free, and why one is not.

export const between = (slot: string) => slot.replace('-', ' and ')
export const stay = (duration: string | undefined) => (duration ? ` and stay ${duration}.` : '.')

/** 'We arrive between 08:00 and 10:00 and stay about 4 hours.' */
export const arrivalSentence = (slot: string, duration: string | undefined) =>
  `We arrive between ${between(slot)}${stay(duration)}`

export const diaryWords = {
  steps: {
    day: 'Which day?',
    slot: (day: string) => `What time on ${day}?`,
    slotWithoutDay: 'What time?',
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
    states: {
      free: 'free',
      full: 'full',
      short: 'no gap long enough for this clean',
      /** Before we know which clean. */
      shorter: 'short, room for a shorter clean',
      closed: 'closed',
      past: 'past',
      waiting: 'still loading',
    },
    /** Said of a day that comes before our answer: it can be asked for all the same. */
    soon: 'soon, best asked for by phone',
    marks: {
      full: 'full',
      short: 'no gap',
      shorter: 'short',
      closed: 'closed',
      near: 'near',
      soon: 'call us',
    },
    near: (suburb: string) => `We are in ${suburb} that day`,
    today: 'today',
    chosen: 'your day',
    legend: {
      free: 'Free',
      full: 'Full',
      short: 'No gap long enough',
      shorter: 'Short: room for a shorter clean',
      soon: 'Call us: it is soon, so phone or WhatsApp us too',
      closed: 'Closed',
      struck: '12',
      today: 'Today',
      chosen: 'Your day',
    },
    loading: 'Looking in the diary …',
    failed: 'We could not read the diary just now.',
    retry: 'Try again',
    change: 'Change',
  },
  slots: {
    none: 'Choose a day first, then we show its free times.',
    /** On a time that cannot be had. */
    why: { full: 'taken', short: 'not enough time', past: 'past' },
    /** On one that comes before our answer. */
    soon: 'call us too',
    /** takes: 'about 5 hours', where that alone says why. */
    tooShort: (takes: string | undefined) =>
      takes
        ? `Not enough time: this clean takes ${takes}, and another one, the way to it or the end of our day comes sooner.`
        : 'Not enough time: another clean, the way to it or the end of our day is too close.',
    /** Before we know which clean. */
    depends: 'Which of these fit depends on the clean: say first what needs cleaning.',
    otherDay: 'None suits? Choose another day.',
    full: (day: string) => `${day} is full.`,
    short: (day: string) => `${day} has no gap long enough for this clean. A smaller one may fit.`,
    take: (day: string) => `Take ${day}`,
    arrival: 'This is when we arrive. We come within these two hours and stay until it is done.',
  },
  refusals: {
    slot_taken: 'Someone has just booked that time. Please choose another one.',
    slot_past: 'That time has passed. Please choose another one.',
    ends_too_late: 'It would not be done that day. Please choose an earlier time.',
    day_closed: 'We are closed on that day. Please choose another one.',
  },
} as const
