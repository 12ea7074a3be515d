// The words of the mails about an account, in the order in which they are read.
import { business } from './business.ts'

const minutesOfDay = 24 * 60
const validFor = (minutes: number) =>
  `It works once, for ${minutes < minutesOfDay ? `${minutes} minutes` : `${minutes / minutesOfDay} days`}.`
const once = 'It works once.'
export const linkValidity = (minutes?: number) => (minutes ? validFor(minutes) : once)

export const confirmSignupMail = {
  subject: 'Confirm your email address',
  heading: 'One tap and you are in',
  get text() {
    return `Thank you for creating an account with ${business.name}. Please confirm that this address is yours.`
  },
  button: 'Confirm my address',
  unasked: 'You did not create an account? Then leave this mail as it is, and nothing happens.',
}

export const magicLinkMail = {
  subject: 'Your sign-in link',
  heading: 'Welcome back',
  text: 'Here is the link you asked for. It signs you in without a password.',
  button: 'Sign me in',
  unasked: 'You did not ask for it? Then leave this mail as it is; nobody gets in without it.',
}

export const recoveryMail = {
  subject: 'Choose a new password',
  heading: 'Forgotten happens',
  text: 'Tap the button and choose a new password for your account.',
  button: 'Choose a new password',
  unasked: 'You did not ask for it? Then leave this mail as it is; your password stays the same.',
}

export const emailChangeMail = {
  current: {
    subject: 'Do you want to change your email address?',
    heading: 'A new address for you?',
    text: (newEmail: string) =>
      `Your account is about to move to ${newEmail}. Please confirm it from this address too, so that nobody can take your account away.`,
    button: 'Yes, change it',
    unasked: 'It was not you? Then do not confirm, and change your password: someone may know it.',
  },
  new: {
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    text: (newEmail: string) => `Please confirm that mail for your account may come to ${newEmail}.`,
    button: 'Confirm my new address',
    unasked: 'You know nothing of it? Then leave this mail as it is, and nothing happens.',
  },
}

export const inviteMail = {
  get subject() {
    return `You are invited to ${business.name}`
  },
  heading: 'Come on in',
  get text() {
    return `${business.name} has made an account for you. Accept the invitation and choose a password.`
  },
  button: 'Accept the invitation',
  unasked: 'You do not know us? Then leave this mail as it is, and the account stays closed.',
}

export const reauthenticationMail = {
  subject: 'Your code to confirm a change',
  heading: 'Is it really you?',
  text: 'Type this code where you were asked for it, and the change goes through.',
  unasked: 'You are not changing anything? Then give this code to nobody, and change your password.',
}

export const accountExistsMail = {
  subject: 'You already have an account',
  heading: 'We know each other',
  get text() {
    return `Someone, most likely you, tried to create an account at ${business.name} with this address. You have one already: sign in, or choose a new password if the old one is forgotten.`
  },
  button: 'Sign in',
  unasked: 'It was not you? Then nothing has happened, and nobody was told that you have an account.',
}

export const accountChanges = [
  'password-changed',
  'factor-added',
  'factor-removed',
  'sessions-ended',
  'identity-linked',
  'identity-unlinked',
  'passkey-added',
  'passkey-removed',
  'phone-changed',
] as const

export const accountChangedMail: {
  changes: Record<(typeof accountChanges)[number], { subject: string; heading: string; text: string }>
  button: string
  unasked: string
} = {
  changes: {
    'password-changed': {
      subject: 'Your password was changed',
      heading: 'A new password',
      text: 'Your account has a new password. Everyone who was signed in elsewhere has been signed out.',
    },
    'factor-added': {
      subject: 'An authenticator app was added to your account',
      heading: 'A second factor',
      text: 'Signing in to your account now asks for a code from an authenticator app, after the password.',
    },
    'factor-removed': {
      subject: 'An authenticator app was removed from your account',
      heading: 'A second factor less',
      text: 'An authenticator app no longer counts for your account. Without another one, the password alone opens it.',
    },
    'sessions-ended': {
      subject: 'You were signed out on other devices',
      heading: 'Signed out elsewhere',
      text: 'Other devices that were signed in to your account have been signed out.',
    },
    'identity-linked': {
      subject: 'Another way to sign in to your account',
      heading: 'A new way in',
      text: 'Your account can now also be opened by signing in with another service, such as Google or Facebook.',
    },
    'identity-unlinked': {
      subject: 'A way to sign in was removed from your account',
      heading: 'A way in less',
      text: 'One of the services with which you signed in no longer opens your account.',
    },
    'passkey-added': {
      subject: 'Your account has a new passkey',
      heading: 'A new key',
      text: 'A device can now open your account with its fingerprint, face or PIN, without your password. You see all such keys on your account page, where you can remove them.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your account',
      heading: 'A key less',
      text: 'One of the keys with which a device opened your account no longer works.',
    },
    'phone-changed': {
      subject: 'Your account has a new phone number',
      heading: 'A new number',
      text: 'Your account can now be opened with a code that is sent to a new phone number.',
    },
  },
  button: 'Choose a new password',
  unasked:
    'Was it you? Then all is well. If it was not, choose a new password at once: somebody else is in your account.',
}
