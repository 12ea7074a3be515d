import { Island } from '#web/islands.tsx'
import { LoyaltyCheck } from './loyalty-check.tsx'

export function LoyaltyCheckIsland() {
  return <Island name="loyalty-check" of={LoyaltyCheck} props={{}} />
}
