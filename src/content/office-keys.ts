// The office's keyboard shortcuts, loaded when their list is opened.

export const keyWords = {
  lead: 'Letters work outside fields.',
  letters: 'Letters and numbers work as keys',
  list: [
    { keys: ['/'], does: 'Search the list; elsewhere, find anyone' },
    { keys: ['1 … 9'], does: 'Go to a place' },
    { keys: ['J', 'K'], does: 'Next, previous row' },
    { keys: ['Enter'], does: 'Open the panel' },
    { keys: ['Esc'], does: 'Close, go back' },
    { keys: ['C'], does: 'Confirm or complete' },
    { keys: ['L', 'M'], does: 'Pick up, to lay in or move' },
    { keys: ['←', '→'], does: 'In the hand: next place that fits' },
    { keys: ['↑', '↓'], does: 'In the hand: 10 minutes; with Shift the length' },
    { keys: ['N'], does: 'Add on this screen' },
    { keys: ['Z'], does: 'Undo' },
    { keys: ['?'], does: 'Show this list' },
  ],
}
