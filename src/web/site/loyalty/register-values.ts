export const emptyRegistration = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  marketing_consent: false,
  terms_accepted: false,
}

export type RegisterValues = typeof emptyRegistration
