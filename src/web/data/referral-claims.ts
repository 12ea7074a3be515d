// What the office decides where the rule of who brought a friend leaves it open.
import { callOffice } from './office-call.ts'

/** Refused with `changed_meanwhile` when a colleague was quicker. */
export const decideReferral = (id: string, isAccepted: boolean) =>
  callOffice<void>('decide_referral', { request_id: id, accept: isAccepted })
