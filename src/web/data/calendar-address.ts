// The private address at which a calendar program reads the diary: one for each member of staff.
import { callOffice } from './office-call.ts'

/** Since when there is one; null without. */
export const readCalendarAddress = () => callOffice<string | null>('my_calendar_address')

/** The whole address, which cannot be read again. It ends the one before. */
export async function makeCalendarAddress(): Promise<string> {
  return `${location.origin}/calendar/${await callOffice<string>('make_calendar_address')}.ics`
}

export const endCalendarAddress = () => callOffice<null>('end_calendar_address')
