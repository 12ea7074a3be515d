import { referralsPerClean } from '#domain/terms.ts'

export const overLimitWords = (friends: number) =>
  `${referralsPerClean} discounts can wait at once. ${friends === 1 ? 'One friend' : `${friends} friends`} came while that many were waiting and earned no further one. Thank you all the same!`
