// The words of the card that takes the form's place once the request is sent.
import { changeHours } from '#domain/terms.ts'

export const confirmationWords = {
  thanks: (firstName: string) => `Thank you, ${firstName}. We have your request.`,
  next: "We'll contact you soon to confirm your appointment, with the price for you to approve.",
  status: 'Pending',
  reference: 'Reference',
  service: 'Service',
  when: 'We arrive',
  takes: 'Takes',
  where: 'Where',
  again: 'Book Another Clean',
  calendar: 'Add to calendar',
  manage: {
    label: 'See, move or cancel it',
    text: `Your private link, free up to ${changeHours} hours before. Keep it safe.`,
  },
  share: 'Share via WhatsApp',
} as const
