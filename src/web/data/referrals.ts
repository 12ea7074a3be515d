import type { ReferralRequest } from '#domain/referral-request.ts'
import { sendAsSelf } from './send-as-self.ts'
import type { Honeypot } from './submit.ts'

export const sendReferral = (referral: ReferralRequest & Honeypot) =>
  sendAsSelf('referral_requests', referral)
