// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const ChevronUp = lineIcon('M18 15l-6-6-6 6')
