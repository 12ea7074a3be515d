// The loyalty programme for visitors: look up a card, join.
import type { Registration } from '#domain/registration.ts'
import { sendAsSelf } from './send-as-self.ts'
import { callFunction, type Honeypot } from './submit.ts'

export type LoyaltyStatus = {
  found: boolean
  name: string | null
  /** With its middle hidden. */
  phone: string
  cleans: number
  referrals: number
}

export const checkLoyalty = (asked: { phone: string } & Honeypot): Promise<LoyaltyStatus> =>
  callFunction('loyalty_status', asked)

export const sendRegistration = (registration: Registration & Honeypot) =>
  sendAsSelf('loyalty_registrations', registration)
