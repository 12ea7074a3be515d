import { overLimitWords } from '#content/over-limit.ts'

/** Why a friend who came has earned nothing. */
export function OverLimit({ friends }: { friends: number }) {
  return <p className="mt-3">{overLimitWords(friends)}</p>
}
