// The words of the panel above the booking form: as a guest, signed in, or with a new account.

export const panelWords = {
  label: 'How would you like to book?',
  guest: 'Guest',
  signIn: 'Sign In',
  signUp: 'Create Account',
  guestLead: 'No account needed, nothing to pay today.',
  opening: 'Looking who you are …',
  loading: 'Loading …',
  dashboard: '/dashboard',
  fromAccount: { text: 'From your account.', label: 'Change it there' },
  phoneKept: 'We keep it in your account.',
}
