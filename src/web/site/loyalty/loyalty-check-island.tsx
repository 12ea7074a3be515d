import { Island } from '#web/islands/island.tsx'
import { LoyaltyCheck } from './loyalty-check.tsx'

export function LoyaltyCheckIsland() {
  return <Island name="loyalty-check" of={LoyaltyCheck} props={{}} />
}
