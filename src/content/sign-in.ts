// The words at the doors: signing in and up, the second factor, a forgotten password, the first admin.

export const signInWords = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 6 characters.',
  code: 'Code',
  cancel: 'Cancel',
  signIn: { tab: 'Sign In', action: 'Sign In', busy: 'Signing in' },
  forgot: 'Forgot your password?',
  resend: {
    action: 'Send the confirmation mail again',
    busy: 'Sending',
    hint: 'A new account opens only once its address is confirmed. Has no mail come?',
    sent: {
      title: 'Look in your mail',
      text: 'If the address is still to be confirmed, look for a mail to it.',
    },
    failed: 'Mail not sent',
  },
  factor: {
    title: 'Second factor',
    lead: 'Type the six digits that your authenticator app shows now.',
    action: 'Continue',
    busy: 'Checking',
    leave: 'Sign in as someone else',
  },
}

export const authPageWords = {
  title: 'Welcome',
  lead: 'Clients find their bookings here, our team its work.',
  tabsLabel: 'Sign in or sign up',
  home: 'Back to the website',
  guest: 'Book without an account',
  signUp: { tab: 'Sign Up', action: 'Create Admin Account', busy: 'Creating' },
  signedUp: {
    title: 'Look in your mail',
    lead: (email: string) => `Look for a mail to ${email}. Its link confirms the address and signs you in.`,
    back: 'Back to sign in',
  },
  forgot: {
    title: 'Forgotten password',
    lead: 'We send a link and a code to your email address.',
    action: 'Send the mail',
    busy: 'Sending',
    back: 'Back to sign in',
    failed: 'Mail not sent',
  },
  forgotSent: {
    title: 'Look in your mail',
    lead: (email: string) =>
      `If ${email} has an account, look for a mail to it. Open its link in this browser, or type its code here.`,
    action: 'Continue',
    busy: 'Checking',
    failed: 'Code not accepted',
  },
  reset: {
    title: 'Choose a new password',
    lead: (email: string) => `For ${email}. Everyone who is signed in elsewhere is signed out.`,
    action: 'Save the new password',
    busy: 'Saving',
    failed: 'Password not changed',
    done: { title: 'Password changed', text: 'You are signed in with your new password.' },
  },
  setUp: {
    title: 'The first admin',
    lead: 'This link works once, as long as nobody is admin. Choose how you sign in.',
    action: 'Become the admin',
    busy: 'Setting up',
    failed: 'Set-up failed',
    done: { title: 'All set', text: 'You are the admin of this site.' },
  },
}

/** The outcome of a link in a mail. */
export const arrivalNotices = {
  elsewhere: {
    title: 'Thank you',
    text: 'Your link was accepted. Please sign in on this device.',
  },
  resetElsewhere: {
    title: 'Link opened in another browser',
    text: 'Please ask for the mail again here, and open its link in this browser.',
  },
  half: {
    title: 'One more step',
    text: 'This address has agreed. Please also open the link in the mail to the other address.',
  },
  refused: 'The link did not work',
}
