export const emptyReferral = {
  referrer_name: '',
  referrer_phone: '',
  friend_name: '',
  friend_phone: '',
  message: '',
  // The account from which name and phone were filled in.
  filled_for: '',
}

export type ReferralValues = typeof emptyReferral
