// What to do about a field that was refused, under the sentence that the specification has for it. The same on every public form.
import { unbroken } from '#domain/unbroken.ts'

const fullName = 'Give your first and last name.'
const phone = `Give a number we can phone, such as ${unbroken('082 123 4567')}.`
const email = 'Give the whole address, such as thandi@mail.co.za.'

export const fieldAdvice: Record<string, string> = {
  name: fullName,
  guest_name: fullName,
  referrer_name: fullName,
  friend_name: 'Give your friend’s first and last name.',
  phone,
  guest_phone: phone,
  referrer_phone: phone,
  friend_phone: `Give your friend’s number, such as ${unbroken('082 123 4567')}.`,
  email,
  guest_email: email,
  address: 'Give the street and number, so that we find you.',
  message: 'Say in a sentence or two what you need.',
}
