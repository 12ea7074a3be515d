// The words about who says that they brought a friend: for the office, where the rule leaves it to a person.
import type { ReferralClaim } from '#domain/referral-request.ts'

export const claimWords = {
  title: 'Who says they brought this friend',
  rule: 'The friend’s own word comes first: a code in the notes of a booking. Then the earliest client we know. Where only visitors named the number, you choose. Nothing is earned before the first clean is paid.',
  client: 'Client',
  visitor: 'Visitor, not verified',
  sent: (moment: string) => `sent ${moment}`,
  statuses: {
    waiting: 'Waits for the first paid clean',
    earned: 'Brought this friend',
    too_late: 'No reward',
    doubtful: 'Waits for you',
    refused: 'Refused',
  } satisfies Record<ReferralClaim['status'], string>,
  doubts: {
    same_person: 'May be the same person: one mailbox, one number, or one name at one address.',
    several_claims: 'Several people named this friend.',
  } satisfies Record<NonNullable<ReferralClaim['doubt']>, string>,
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: (name: string) => `${name} brought this friend`,
  refused: (name: string) => `${name}: refused`,
  failed: 'Not decided',
}
