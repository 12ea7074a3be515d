// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const GitMerge = lineIcon(
  'M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M6 21V9a9 9 0 0 0 9 9',
)
