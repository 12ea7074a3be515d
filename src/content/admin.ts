import { referralPercent } from '#domain/terms.ts'
import { tabWords } from './office-tabs.ts'

// The words of the console's clients: their fields and balances, who brought whom, and who may do what.

export const clientWords = {
  title: tabWords.clients.title,
  find: 'Find a client',
  list: 'Pick a client',
  pick: { title: 'Pick a client', text: 'Search by name, email or phone, then choose one from the list.' },
  empty: { title: 'No customers found', text: 'Nobody fits. Try fewer letters.' },
  gone: { title: 'There is no such client', text: 'The record may have been deleted or merged meanwhile.' },
  client: 'Client',
  another: 'Another client',
  since: (services: number, referrals: number, month: string) =>
    `${services} ${services === 1 ? 'service' : 'services'} · ${referrals} ${referrals === 1 ? 'referral' : 'referrals'} · since ${month}`,
  fields: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'ZIP',
    status: 'Status',
  },
  unsaved: (changes: string[]) => `Not saved yet: ${changes.join(', ')}`,
  undo: 'Undo',
}

export const balanceWords = {
  title: 'Credits and Loyalty Points',
  kinds: { credits: 'Credits', points: 'Loyalty Points', cleans: 'Cleans from before' },
  change: 'Change',
  changeOf: (kind: string) => `Change ${kind}`,
  addOrTakeOff: (kind: string) => `${kind}: add or take off`,
  amountHint: '+50 or −20',
  unchanged: (balance: string) => `Now ${balance}`,
  why: 'Why',
  whyHint: 'The client may ask',
  result: (before: string, after: string) => `${before} → ${after}`,
  history: 'History',
  columns: { when: 'When', who: 'Who', what: 'What', why: 'Why', change: 'Change', balance: 'Then' },
  system: 'The system',
  thenIs: (kind: string, balance: string) => `${kind}, then ${balance}`,
  none: { title: 'No changes yet', text: 'Each change of credits or points shows here, with its reason.' },
  failed: 'The history could not be loaded.',
}

export const linkWords = {
  title: tabWords.links.title,
  lead: `The friend’s first clean, once it is done and paid, earns the referrer ${referralPercent}% off.`,
  referrer: 'Referrer',
  friend: 'Referred Client',
  link: 'Link Referral',
  linking: 'Linking',
  taken: 'Someone has already brought this client. Each friend is brought once.',
  list: 'Linked so far',
  columns: {
    referrer: 'Referrer',
    friend: 'Referred Client',
    linked: 'Linked',
    state: 'State',
    action: 'Action',
  },
  states: {
    waiting: 'Waiting for the first paid clean',
    earned: (lapses: string) => `Earned, until ${lapses}`,
    counted: 'Earned',
    used: 'Used',
    lapsed: 'Lapsed',
  },
  empty: { title: 'No links yet', text: 'Choose who brought whom, and the link shows here.' },
  failed: 'The links could not be loaded.',
  unlink: {
    action: 'Take back',
    actionOf: (referrer: string, friend: string) => `Take back the link of ${referrer} to ${friend}`,
    title: (referrer: string, friend: string) => `${referrer} did not bring ${friend}?`,
    text: 'The link goes, and with it a discount that it has earned and that still waits.',
    reason: 'Why',
    reasonHint: 'Kept in the audit log with your name.',
    keep: 'Keep it',
    confirm: 'Take back',
    done: 'The link is taken back',
    failed: { title: 'Error', text: 'Failed to take the link back. Please try again.' },
  },
  unknown: 'Deleted client',
}

export const roleWords = {
  title: tabWords.roles.title,
  lead: 'Admins may do everything. Staff see customers, bookings and invoices, but not credits, roles or exports.',
  email: 'Email',
  emailHint: 'No account yet? Then you can invite them.',
  role: 'Role',
  roles: { admin: 'Admin', staff: 'Staff' },
  promote: 'Promote',
  promoting: 'Promoting',
  list: 'Who may do what',
  columns: { person: 'Person', role: 'Role', since: 'Since', lastSignIn: 'Last sign-in', action: 'Action' },
  never: 'Never',
  you: 'you',
  remove: 'Remove',
  removeOf: (role: string, email: string) => `Remove ${role} from ${email}`,
  removed: (email: string, role: string) => `${email} is no longer ${role}`,
  back: (email: string, role: string) => `${email} is ${role} again`,
  removeFailed: 'The role could not be removed.',
  lastAdmin: 'The last admin cannot be removed. Make someone else an admin first.',
  own: {
    title: 'Remove your own admin role?',
    text: 'You leave the Admin Console at once. Another admin can make you one again.',
    keep: 'Keep',
  },
  invite: {
    title: (email: string) => `Invite ${email}?`,
    text: {
      staff:
        'There is no account with this address yet. With the invitation they choose a password and see customers, bookings and invoices; not credits, roles, settings or exports.',
      admin:
        'There is no account with this address yet. With the invitation they choose a password and may do everything you may, roles included.',
    },
    noMail: 'This site has no mail server: hand the link over yourself.',
    byMail: 'Invite by email',
    mailed: (email: string) => `The invitation to ${email} is in the Outbox`,
    byLink: 'Make a link',
    link: 'Invitation link',
    linkHint:
      'It is shown this once, and works once, for 7 days. Whoever opens it gets in: give it to them alone.',
    copy: 'Copy',
    copied: 'Link copied',
    notCopied: { title: 'Not copied', text: 'Mark the link and copy it by hand.' },
    whatsapp: 'Send by WhatsApp',
    message: (link: string) =>
      `Here is your invitation to work with us. Open it and choose a password: ${link}`,
    failed: { title: 'Nobody was invited', text: 'Please try again.' },
  },
  invited: {
    list: 'Invited, not here yet',
    failed: 'The invitations could not be loaded.',
    until: (role: string, day: string) => `${role}, until ${day}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawn: (email: string) => `The invitation to ${email} no longer works`,
    overAlready: (email: string) => `${email} has come in already, or the invitation is over`,
    notWithdrawn: { title: 'Not withdrawn', text: 'The invitation still works. Please try again.' },
  },
  failed: 'The list of roles could not be loaded.',
  empty: { title: 'Nobody has a role', text: 'Promote someone by email.' },
}

export const clientFieldWords = {
  placeholder: 'Name, email or phone',
  none: 'No customers found',
  failed: 'Failed to load customers',
  found: (count: number) => `${count} found`,
}
