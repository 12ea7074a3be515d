/** On my way, from Today. */
export const onMyWayWords = {
  button: 'On my way',
  buttonFor: (name: string) => `On my way to ${name}`,
  title: (name: string) => `On my way to ${name}`,
  minutes: 'You arrive in about',
  choice: (minutes: number) => `${minutes} minutes`,
  open: 'Open WhatsApp',
  question: 'Did it go?',
  yes: 'Yes, it went',
  notYet: 'Not yet',
  kept: (name: string) => ({ title: `${name} knows`, text: 'It stands in their history.' }),
  failed: { title: 'Not kept', text: 'The message may have gone. Please try again.' },
}
