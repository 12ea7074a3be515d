// How long the texts of the public forms may be: their checks hold them to it, and the forms count along.
export const contactLimits = { phone: 20, messageMin: 10, message: 1000 }
export const referralLimits = { nameMin: 2, name: 50, message: 300 }
export const reviewLimits = { nameMin: 2, name: 50, email: 254, textMin: 10, text: 500 }
