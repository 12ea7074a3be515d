// The steps of the form, where a link can lead.
export const serviceStep = 'what'
export const dayStep = 'day'
export const timeStep = 'time'
export const contactStep = 'who'
