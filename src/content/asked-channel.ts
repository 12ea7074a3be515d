// How somebody wants to be reached, asked once with a booking. Apart from the setting, which the booking page does not show.
export const channelWords = {
  question: 'How shall we reach you?',
  any: 'As you like',
  asked: { whatsapp: 'WhatsApp', mail: 'Email', both: 'Both' },
}
