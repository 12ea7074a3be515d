// The few words that the parts of ui/ say by themselves, wherever they are used.
export const partWords = {
  optional: '(optional)',
  close: 'Close',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pictureFailed: 'Could not be loaded',
}
