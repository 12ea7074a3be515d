// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const CircleExclamationPoint = lineIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16',
)
