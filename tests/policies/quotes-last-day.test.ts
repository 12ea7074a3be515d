// A reward counts on its last day: in the draft of a quote, when it is kept, and on the clean.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { id, type Json, quoting, rewardOf } from './quoting.ts'

describeEachEngine('the last day of a reward', engine => {
  const { call, rows, save, sent, approve, reward } = quoting(engine)
  const lapses = (days: number) =>
    rows(
      `update rewards set lapses_on = (select service_date + ${days} from bookings where bookings.id = '${id}')`,
    )
  const offered = async () =>
    (await call('staff', 'draft_quote', { booking_id: id })).data.rewards.map((one: Json) => one.id)

  test('may be the day of the clean', async () => {
    const reward_ids = await reward(['referral'])
    await lapses(0)
    expect(await offered()).toEqual([rewardOf(0)])
    const { key } = await sent({ reward_ids })
    expect((await approve(key)).refused).toBeUndefined()
    expect(await rows('select used_by from rewards')).toEqual([[id]])
  })

  test('is not the day before it', async () => {
    const reward_ids = await reward(['referral'])
    await lapses(-1)
    expect(await offered()).toEqual([])
    expect((await save({ reward_ids })).refused).toBe('reward_gone')
  })

  test('may pass between a draft and its sending', async () => {
    const reward_ids = await reward(['referral'])
    expect((await save({ reward_ids })).refused).toBeUndefined()
    await lapses(-1)
    await expect(sent({ reward_ids })).rejects.toThrow('reward_gone')
  })
})
