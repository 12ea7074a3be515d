// The few words that the parts of ui/ say by themselves, wherever they are used.
export const partWords = {
  optional: '(optional)',
  close: 'Close',
  backTo: (page: string) => `Back to ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pictureFailed: 'Could not be loaded',
}
