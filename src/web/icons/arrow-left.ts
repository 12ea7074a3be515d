// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const ArrowLeft = lineIcon('M12 19l-7-7 7-7M19 12H5')
