// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const Ban = lineIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4.929 4.929 19.07 19.071')
