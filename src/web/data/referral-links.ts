// Referrals, as admins link them by hand.
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

type Named = Pick<Rows['customers'], 'id' | 'first_name' | 'last_name'> | null
type Earned = Pick<Rows['rewards'], 'used_at' | 'lapses_on'>

export type ReferralLink = Pick<Rows['referrals'], 'id' | 'created_at' | 'earned_at'> & {
  referrer: Named
  friend: Named
  reward: Earned | null
}

const columns =
  'id, created_at, earned_at, referrer:customers!referrer_customer_id(id, first_name, last_name), friend:customers!referred_customer_id(id, first_name, last_name), reward:rewards(used_at, lapses_on)'

export async function readLinks(after: ReferralLink | undefined, pageSize: number): Promise<ReferralLink[]> {
  let query = restApi()
    .from('referrals')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  if (after)
    query = query.or(
      `created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`,
    )
  const { data, error } = await asSelf(query)
  if (error) throw officeError(error)
  return data as unknown as ReferralLink[]
}

type NewLink = { id: string; referrer: string; friend: string }

/** The link and the referrer's count in one. The id is made in the browser: sent again, it is the same link. */
export const linkReferral = ({ id, referrer, friend }: NewLink) =>
  callOffice<void>('link_referral', { link: id, referrer, friend })

/** Refused with `reward_used` when its discount has been given. */
export const unlinkReferral = ({ id }: ReferralLink, reason: string) =>
  callOffice<null>('unlink_referral', { link: id, reason })
