// The terms that the database keeps to are those that pages and mails state.
import { expect, test } from 'vitest'
import * as terms from '#domain/terms.ts'
import { describeEachEngine } from '#tests/engines.ts'

describeEachEngine('the terms', engine => {
  test('are the same in the database and on the pages', async () => {
    const [row] = await engine.owner('select to_jsonb(kept) from private.terms() as kept')
    expect(JSON.parse(String(row?.[0]))).toEqual({
      change_hours: terms.changeHours,
      confirm_hours: terms.confirmHours,
      cleans_per_reward: terms.cleansPerReward,
      loyalty_percent: terms.loyaltyPercent,
      referral_percent: terms.referralPercent,
      referrals_per_clean: terms.referralsPerClean,
      referral_months: terms.referralMonths,
      notice_days: terms.noticeDays,
      quote_days: terms.quoteDays,
      hold_hour: terms.holdHour,
      least_hold_hours: terms.leastHoldHours,
      follow_up_days: terms.followUpDays,
      reminder_hour: terms.reminderHour,
      quiet_hour: terms.quietHour,
      absent_weeks: terms.absentWeeks,
    })
  })

  test('take at most so much off one clean', async () => {
    expect(await engine.owner('select private.most_off()')).toEqual([[String(terms.mostPercent)]])
  })

  test('name the same windows', async () => {
    const [row] = await engine.owner('select to_jsonb(private.time_slots())')
    expect(JSON.parse(String(row?.[0]))).toEqual(terms.timeSlots)
  })
})
