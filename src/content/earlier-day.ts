// The words of the wish for an earlier day, as clients read them.
export const earlierDayWords = {
  ask: 'Tell me if an earlier day comes free',
  waits: (since: string) =>
    `You would like an earlier day, since ${since}. If one comes free, we call or write to you.`,
  takeBack: 'I no longer need an earlier day',
  asked: {
    title: 'Noted',
    text: 'If an earlier day comes free, we call or write to you. Your time stays yours.',
  },
  takenBack: { title: 'Noted', text: 'Your clean stays as it is.' },
} as const
