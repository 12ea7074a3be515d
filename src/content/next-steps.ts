// The steps after a request is sent, on the card and in the mail.
export const nextSteps = {
  title: 'What happens next',
  steps: [
    'We contact you with the price and confirm the time.',
    'You approve it, and we write you into the diary.',
    'We arrive within your window, with everything we need.',
    'You pay by cash, EFT or card after the service.',
  ],
}
