import { vowsOf } from '#content/vows.ts'
import { TickList } from './tick-list.tsx'

/** What holds of whoever comes, as far as the owner says so. */
export function Vows({ className = '' }: { className?: string }) {
  const vows = vowsOf()
  return vows.length > 0 && <TickList items={vows} className={className} />
}
