// What the database refuses to those who book for themselves, in sentences that lead on to the phone. The server puts
// them into its answers, so that the form need not carry them.

import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'

// On one line, wherever the sentence breaks.
const phoneUs = () => `please phone us on ${unbroken(business.phone.shown)}`

export const bookingRefusals: Record<string, (reason: string) => string> = {
  too_many_waiting: () =>
    `You have three requests that we have not answered yet. We will soon; for another one now, ${phoneUs()}.`,
  too_many_requests: () => `You have sent us many requests today. For another one now, ${phoneUs()}.`,
  too_many_moves: () => `This clean has been moved many times already. To move it again, ${phoneUs()}.`,
  too_long: reason =>
    `${reason} Please write to us on our contact page, or ${phoneUs().replace('please ', '')}.`,
  too_far_ahead: reason => `${reason} For a later day, ${phoneUs()}.`,
}
