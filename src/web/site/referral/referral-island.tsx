import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { Island } from '#web/islands/island.tsx'
import { useSiteUrl } from '#web/sharing/site-url.ts'
import { ReferralDesk } from './referral-desk.tsx'

export function ReferralIsland() {
  const props = { siteUrl: useSiteUrl(), answered: useAnsweredForm() }
  return <Island name="referral-desk" of={ReferralDesk} props={props} />
}
