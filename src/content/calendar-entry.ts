// How a clean reads in somebody's own calendar.
import { business } from './business.ts'

export const calendarEntry = (service: string, reference: string, isConfirmed = false) => ({
  title: `${business.name}: ${service}`,
  description: `${isConfirmed ? 'Confirmed.' : 'Requested, not yet confirmed.'} Reference ${reference}. Phone ${business.phone.shown}.`,
})
