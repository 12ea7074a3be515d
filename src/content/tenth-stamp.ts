import { cleansPerReward } from '#domain/terms.ts'

/** On the last place of a card: it is full then, and the clean after it costs less. */
export const tenthStamp = { number: cleansPerReward, text: 'full' }
