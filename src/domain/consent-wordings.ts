/** Kept with each consent. Another wording is another sentence here: what people agreed to before stays on record. */
export const consentWordings = {
  terms: 'I accept the terms and conditions, and I have read the privacy policy.',
  marketing:
    'Send me tips and special offers by email, SMS or WhatsApp. I can say stop at any time, and it is optional.',
}
