/** Said where an earlier try was stored after all, and no longer looks like what was sent. */
export const storedBefore =
  'What you sent earlier did arrive, and has been changed since. Please look at it before you send this again.'
