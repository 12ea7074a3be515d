// The words of the card that takes the form's place once the request is sent.

export const confirmationWords = {
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
} as const
