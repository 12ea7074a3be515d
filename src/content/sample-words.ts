// The words of the sample month: the choice after the set-up link, the ribbon, and what cannot be done in there.

export const sampleWords = {
  name: 'Sample month',
  /** After the set-up link. */
  choice: {
    title: 'Welcome',
    lead: 'Look around first, or begin at once.',
    failed: 'Failed to load the sample month',
    look: {
      title: 'A sample month',
      text: 'A business like yours in the middle of a month: a full diary, invoices, messages. It says so on every page, touches nothing of yours, sends nothing, and is gone with one tap.',
      go: 'Look around in a sample month',
      enter: 'Go into the sample month',
      again: 'Try again',
    },
    preparing: 'The sample month is being made. This takes about half a minute.',
    prepared: (percent: number) => `${percent} % done`,
    begin: {
      title: 'Your own business',
      text: 'Five short steps. You can leave at any time, and come back to the sample month from there.',
      go: 'Begin',
    },
    notMade: { title: 'Error', text: 'The sample month could not be opened. Please try again.' },
  },
  /** On every page and every office screen of it. */
  ribbon: {
    label: 'Sample month: nothing here is real',
    text: 'Nothing here is real or sent.',
    end: 'End the sample',
  },
  /** Across every paper. */
  paper: 'SAMPLE: not a real document',
  /** Before the name of every file. */
  filePrefix: 'sample-',
  refusals: {
    notAdmin: 'Only an admin may look around in the sample month.',
    ended: 'The sample month has ended. Please open the page again.',
    notHere: 'This cannot be done in the sample month: nothing leaves it.',
    disk: 'There is not enough room on the disk for a sample month. Nothing else is touched: you can begin.',
    memory:
      'The server has not enough free memory for a sample month. Nothing else is touched: you can begin.',
    failed: 'The sample month could not be made. Nothing else is touched: try again, or begin.',
    notReady: 'The sample month is not ready.',
    stopped: 'The sample month has stopped. Your own business is as it was.',
  },
}
