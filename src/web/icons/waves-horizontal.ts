// Made by npm run icons, of lucide's (ISC).
import { lineIcon } from './line-icon.tsx'

export const WavesHorizontal = lineIcon(
  'M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0',
)
