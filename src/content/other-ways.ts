// Signing in with others: the buttons, and what can go wrong on the way there and back.

export const otherWaysWords = {
  label: 'Or sign in with another service',
  or: 'or',
  action: (service: string) => `Continue with ${service}`,
  busy: 'Opening',
  failed: 'Not signed in',
}

/** By the server's code; what is not here is said in the service's own words. */
export const otherWaysFaults: Record<string, string> = {
  access_denied:
    'The other service did not let you in, or you said no. You can try again, or sign in with your email.',
  bad_oauth_state: 'That took too long, or began in another browser. Please try again.',
  bad_oauth_callback: 'That took too long, or began in another browser. Please try again.',
  unexpected_failure:
    'The other service could not be reached or did not tell us who you are. Please try again, or sign in with your email.',
  provider_email_needs_verification:
    'Your email address has to be confirmed first. Look for a mail from us, open its link, then sign in again.',
  over_email_send_rate_limit:
    'Too many mails to your address. Please wait a quarter of an hour, then try again.',
  user_banned: 'This account is closed. Please call us.',
}
