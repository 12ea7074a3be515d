// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const CalendarMinus = lineIcon(
  'M16 18h6M16 2v3M21 14V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3M3 9h18M8 2v3',
)
