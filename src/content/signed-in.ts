// The few words that every screen behind the sign-in says: the office, and the page of a client.
export const signedInWords = {
  loading: 'Loading',
  retry: 'Try again',
  notSaved: { title: 'Not saved', text: 'Check your connection and try again.' },
  kept: 'Nothing is lost. Check your connection and try again.',
  skipLink: 'Skip to content',
  undo: 'Undo',
}
