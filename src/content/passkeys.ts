// The words about keys that a device keeps: passkeys, and security keys as the second factor.

/** As it stands in a button: Continue with … */
export const passkeyLabel = 'a passkey'

export const passkeyWords = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or PIN on this device, without a password.',
  add: 'Add a passkey',
  adding: 'Waiting for your device',
  since: (date: string) => `Added ${date}.`,
  lastUsed: (date: string) => `Last used ${date}.`,
  unnamed: 'Passkey',
  rename: 'Rename',
  name: 'Name',
  action: 'Save the name',
  remove: 'Remove',
  removing: 'Removing',
  question: (name: string) => `Remove ${name}?`,
  effect: 'It no longer opens your account. Your password, if you have one, still does.',
  keep: 'Keep it',
  added: { title: 'Passkey added', text: 'From now on this device opens your account.' },
  renamed: { title: 'Name saved', text: '' },
  removed: { title: 'Passkey removed', text: '' },
  failed: 'Passkeys not changed',
  loadFailed: 'Failed to load your passkeys.',
}

export const securityKeyWords = {
  name: 'Security key',
  offer: 'You have a security key (USB or NFC)? It can be your second factor instead of an app.',
  begin: 'Use a security key',
  waiting: 'Waiting for your key',
  lead: 'Plug in your security key, or hold it to your phone, then press the button.',
  action: 'Use my security key',
  or: 'or use your authenticator app',
  leave: 'Sign in as someone else',
}

/** By the browser's or the server's code. */
export const passkeyFaults: Record<string, string> = {
  ERROR_CEREMONY_ABORTED: 'Nothing was chosen on your device. You can try again.',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY:
    'Nothing was chosen on your device, or it has no key for us. You can try again, or sign in in another way.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a key for your account already.',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'This device cannot keep a key for us.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot keep a passkey.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has no fingerprint, face or PIN set up. Please set one up first.',
  webauthn_challenge_expired: 'That took too long. Please try again.',
  webauthn_challenge_not_found: 'That took too long. Please try again.',
  webauthn_verification_failed:
    'This key does not open an account here: it may have been removed. Please sign in in another way.',
  mfa_verification_failed: 'That was not the key of your account. Please try again.',
  AuthUnknownError: 'This browser cannot use keys. Please sign in in another way.',
}

export const otherFault = 'Your device did not answer. You can try again, or sign in in another way.'
