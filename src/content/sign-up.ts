// The words of the form for a new account. Apart from those of its panel, which everybody who books takes along.

export const signUpWords = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  consent: 'Send me news and offers now and then. I can stop it at any time.',
  action: 'Create Account',
  busy: 'Creating',
}
