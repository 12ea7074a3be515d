// As messages.ts, for those who sign in. Apart, because every form takes the sentences there along.
import { unexpectedNotice } from './messages.ts'

export const authNotices = {
  welcomeBack: { title: 'Welcome back!', text: '' },
  accountCreated: { title: 'Account created!', text: 'Please check your email to verify your account.' },
  signedOut: { title: 'Signed out', text: '' },
  signInFailed: 'Sign in failed',
  signUpFailed: 'Sign up failed',
  unexpected: unexpectedNotice,
}

// The panel of /booking says the same in its own letters.
export const panelNotices = {
  accountCreated: { title: 'Account Created!', text: 'Please check your email to verify your account.' },
  signInFailed: 'Sign In Failed',
  signUpFailed: 'Sign Up Failed',
  passwordMismatch: { title: 'Password Mismatch', text: 'Passwords do not match.' },
}
