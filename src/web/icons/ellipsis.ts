// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const Ellipsis = lineIcon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
)
