// The words about a number that nobody has verified yet.
export const verifyWords = {
  unverified:
    'Not verified: somebody typed it into a form. It counts after the first clean, or once you have reached them there.',
  verify: 'This is their number',
  verified: (phone: string) => `${phone} is verified`,
  failed: 'Not verified',
}
