// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const Minus = lineIcon('M5 12h14')
