// How a client will learn of a change, as told to the office, and the text to send where no mail goes.
import type { Telling } from '#domain/telling.ts'
import { business } from './business.ts'

const instead = (hasPhone: boolean) =>
  hasPhone ? 'Tell them on WhatsApp or call.' : 'There is no phone number either.'

const whyNot = {
  no_address: 'No email goes out: there is no address.',
  no_server: 'No email goes out: no mail server is set up.',
}

export function tellingWords(telling: Telling, hasPhone: boolean): string {
  if (telling.by === 'nobody') return `${whyNot[telling.why]} ${instead(hasPhone)}`
  return telling.email ? `An email goes to ${telling.email}.` : 'An email goes to the client’s account.'
}

export function thanksWords(telling: Telling): string {
  if (telling.by === 'nobody') return whyNot[telling.why]
  return telling.email
    ? `A thank-you goes to ${telling.email} in ten minutes.`
    : 'A thank-you goes to the client’s account in ten minutes.'
}

export const toldByLabel = 'WhatsApp'

type Told = { name: string; service: string; when: string }
const greeting = (name: string) => `Hello ${name.split(' ')[0]}, this is ${business.name}.`
const opening = ({ name }: Told) => greeting(name)
const clean = ({ service, when }: Told) => `your clean (${service}) on ${when}`

/** The WhatsApp message where no mail goes; the sender can still edit it. */
export const toldOnWhatsApp = {
  confirmed: (told: Told, price: string) =>
    `${opening(told)} We have confirmed ${clean(told)}. The price is ${price}.`,
  regular: (told: Told, rhythm: string, price: string) =>
    `${opening(told)} We have confirmed ${clean(told)}, and come ${rhythm} from then on. The price is ${price} a visit.`,
  priced: (told: Told, price: string) => `${opening(told)} The price of ${clean(told)} is now ${price}.`,
  newPrice: (name: string, text: string[]) => [greeting(name), ...text].join(' '),
  moved: (told: Told) => `${opening(told)} We have moved your clean (${told.service}) to ${told.when}.`,
  cancelled: (told: Told, reason: string) =>
    `${opening(told)} We are sorry, we had to cancel ${clean(told)}: ${reason}`,
}
