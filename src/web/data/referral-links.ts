// Who brought whom, as admins link them.
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { addReferral } from './customers.ts'
import { callOffice, officeError } from './office-call.ts'

type Named = { id: string; first_name: string; last_name: string } | null
type Earned = { used_at: string | null; lapses_on: string | null }

export type ReferralLink = {
  id: string
  created_at: string
  earned_at: string | null
  referrer: Named
  friend: Named
  reward: Earned | null
}

const columns =
  'id, created_at, earned_at, referrer:customers!referrer_customer_id(id, first_name, last_name), friend:customers!referred_customer_id(id, first_name, last_name), reward:rewards(used_at, lapses_on)'

export async function readLinks(after: ReferralLink | undefined, pageSize: number): Promise<ReferralLink[]> {
  let query = restClient()
    .from('referrals')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  if (after)
    query = query.or(
      `created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`,
    )
  const { data, error } = await query.setHeader('Authorization', await bearer())
  if (error) throw officeError(error)
  return data as unknown as ReferralLink[]
}

/** The link, then the referrer's count. The id is made in the browser: sent again, it is the same link. */
export async function linkReferral(id: string, referrerId: string, friendId: string) {
  const { error } = await restClient()
    .from('referrals')
    .insert({ id, referrer_customer_id: referrerId, referred_customer_id: friendId })
    .setHeader('Authorization', await bearer())
  const isRepeat = error?.code === '23505' && error.message.includes('referrals_pkey')
  if (error?.code === '23505' && !isRepeat)
    throw new Refusal('already_referred', 'Someone has already brought this client.')
  if (error && !isRepeat) throw officeError(error)
  await addReferral(referrerId)
}

/** Refused with `reward_used` when its discount has been given. */
export const unlinkReferral = ({ id }: ReferralLink, reason: string) =>
  callOffice<null>('unlink_referral', { link: id, reason })
