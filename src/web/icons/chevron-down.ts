// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const ChevronDown = lineIcon('M6 9l6 6 6-6')
