// Our own words for messages to clients, by language and occasion. The owner's, if she has changed them, are kept in the database.
import { type Language, writtenIn } from '#domain/languages.ts'
import type { Occasion } from '#domain/message-text.ts'

const english: Record<Occasion, string> = {
  received: `Hello {name}, we have your request: {service} on {day}, {window}.
We answer as soon as we can, usually the same day.

See, move or cancel it: {link}
{business}`,
  reminder: `Hello {name}, a reminder: we come tomorrow, {day}, and arrive {window}.
The price is {price}.
Please see that we can get in, and that there is water and power.

The details: {link}
Something in the way? Just answer here.
{business}`,
  confirmed: `Hello {name}, your clean is confirmed: {service} on {day}. We arrive {window}.
The price is {price}.

See, move or cancel it: {link}
{business}`,
  moved: `Hello {name}, we have moved your clean ({service}). We now come on {day} and arrive {window}.

Does it suit you? See, move or cancel it: {link}
{business}`,
  cancelled: `Hello {name}, we are sorry: we had to cancel your clean ({service}) on {day}.
{reason}

Choose another time: {booking}
{business}`,
  skipped: `Hello {name}, our regular visit on {day} is left out this time.
{reason}

The next one comes as usual. Does it not suit you? Just answer here.
{business}`,
  quote: `Hello {name}, have you seen our quote {number} for {price}?
We keep the day for you until {held}.

Look at it and approve it: {link}
Something not clear? Just answer here.
{business}`,
  done: `Hello {name}, we hope that all is as it should be after your clean ({service}).

How was it? A few words help us, and the next person: {link}
Something not right? Just answer here, and an owner puts it right.
{business}`,
  'on-my-way': `Hello {name}, we are on our way to you and arrive in about {minutes} minutes.
{business}`,
  invoice: `Hello {name}, thank you for having us. Here is invoice {number} for {price}.
Please pay it by {due}.

See it and how to pay: {link}
{business}`,
  unpaid: `Hello {name}, a friendly reminder: {price} is still open.
{list}
Please pay with the reference {number}.

See it and how to pay: {link}
If you have paid already, thank you, and please ignore this.
{business}`,
  waiting: `Hello {name}, you are on our waiting list. As soon as an earlier time comes free we write to you.
Until then we come on {day}, {window}.

Changed your mind? {link}
{business}`,
  price: `Hello {name}, from {from} a regular visit ({service}) costs {price}.

Questions? Just answer here.
{business}`,
  milestone: `Hello {name}, that was clean number {cleans}. Thank you for staying with us!
Your next one is {percent} off, by itself.

Book it: {booking}
{business}`,
  absent: `Hello {name}, we have not seen you for a while and would be glad to come again.

Choose a time: {booking}
Rather no more such messages? Answer STOP.
{business}`,
}

export const messageDefaults: Record<Language, Record<Occasion, string>> = { en: english }

type OwnersWords = { occasion: Occasion; language: string; body: string | null }

/** In the person's language if we can write it, else in English; the owner's words before ours. */
export function templateFor(
  { occasion, language }: { occasion: Occasion; language: string },
  owners: OwnersWords[],
): string {
  const wanted = writtenIn(language)
  const own = owners.find(one => one.occasion === occasion && one.language === wanted)
  return own?.body ?? messageDefaults[wanted][occasion]
}
