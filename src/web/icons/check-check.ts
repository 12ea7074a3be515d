// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const CheckCheck = lineIcon('M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16')
