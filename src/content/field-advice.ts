// What to do about a field that was refused, under the sentence that the specification has for it. The same on every public form.

// Typed with what never ends a line, not made so: these forms would fetch a script more for it.
const number = '082\u00A0123\u00A04567'
const fullName = 'Give your first and last name.'
const phone = `Give a number we can phone, such as ${number}.`
const email = 'Give the whole address, such as thandi@mail.co.za.'

export const fieldAdvice: Record<string, string> = {
  name: fullName,
  guest_name: fullName,
  referrer_name: fullName,
  friend_name: 'Give your friend’s first and last name.',
  phone,
  guest_phone: phone,
  referrer_phone: phone,
  friend_phone: `Give your friend’s number, such as ${number}.`,
  email,
  guest_email: email,
  address: 'Give the street and number, so that we find you.',
  message: 'Say in a sentence or two what you need.',
}
