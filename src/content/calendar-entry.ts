// How a clean reads in somebody's own calendar.
import { business } from './business.ts'

export const calendarEntry = (service: string, reference: string) => ({
  title: `${business.name}: ${service}`,
  description: `Requested, not yet confirmed. Reference ${reference}. Phone ${business.phone.shown}.`,
})
