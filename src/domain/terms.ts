// The business's terms: what the site promises and the code keeps to. Every page and mail that states one is built
// from here; db/functions/base/terms.sql has the same for the database.

/** Moving and cancelling are free up to so many hours before the window opens. */
export const changeHours = 24
/** So long after a clean we ask to hear of what was damaged or is not right. */
export const complaintHours = 24
/** So long a stranger has to confirm a request, when they are asked to. */
export const confirmHours = 24
/** So many days before, we tell of a new price for a regular service, or of a change to the programme. */
export const noticeDays = 30

/** So many completed cleans fill a card, and take so many per cent off the next one. */
export const cleansPerReward = 10
export const loyaltyPercent = 10

/** What a friend's first clean takes off, how many friends count at once, and for how many months. */
export const referralPercent = 5
export const referralsPerClean = 4
export const referralMonths = 6
export const mostReferralPercent = referralPercent * referralsPerClean

/** Loyalty and referrals together. */
export const mostPercent = loyaltyPercent + mostReferralPercent

/** A quote is good for so many days. It holds its day until this hour of the evening before; sent later, for a few hours. */
export const quoteDays = 14
export const holdHour = 17
export const leastHoldHours = 2
/** So long after a quote went out unanswered, we ask again. */
export const followUpDays = 2

/** Reminders go out from this hour of the day before; from the quiet hour on nothing does. */
export const reminderHour = 17
export const quietHour = 21
/** Who has not been with us for so many weeks, and agreed to hear from us, is asked whether they want to come back. */
export const absentWeeks = 8

/** The windows in which a clean can start. */
export const timeSlots = ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00'] as const
/** How long such a window is open; a clean that takes longer may find a free one too short. */
export const windowMinutes = 120
