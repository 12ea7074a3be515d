export const legalWords = { contents: 'On this page' }
