// The page behind a mail's link: one button, so that a program that merely follows links uses nothing up.
export type ConfirmWords = { title: string; text: string; button: string }

export const confirmPage: Record<string, ConfirmWords> = {
  signup: {
    title: 'Confirm your email address',
    text: 'One tap and your account is ready.',
    button: 'Confirm my email',
  },
  magiclink: { title: 'Sign in', text: 'One tap and you are signed in.', button: 'Sign me in' },
  recovery: {
    title: 'Choose a new password',
    text: 'You can choose a new password on the next page.',
    button: 'Continue',
  },
  invite: {
    title: 'You are invited',
    text: 'Accept the invitation and choose a password on the next page.',
    button: 'Accept the invitation',
  },
  email_change: {
    title: 'Change of email address',
    text: 'Confirm that this change is yours. Both the old and the new address must agree.',
    button: 'Confirm the change',
  },
}

export const brokenLink: ConfirmWords = {
  title: 'This link is not complete',
  text: 'Please open it from the mail again, or ask for a new one.',
  button: 'Go to sign in',
}
