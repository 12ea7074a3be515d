// What the owner has set of her prices and promotions; what has no row is as content/promotions.ts says.
import type { PromotionName } from '#content/promotions.ts'
import type { PriceOffer, ShareOffer } from '#domain/promotion.ts'
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

export type PromotionFields = Omit<PriceOffer, 'price_cents' | 'covers'> & Nullable<PriceOffer & ShareOffer>
type Nullable<Row> = { [Name in Exclude<keyof Row, 'is_on'>]: Row[Name] | null }

/** With no moment where nothing is stored yet. */
export type SeenPromotion = PromotionFields & { name: PromotionName; updated_at: string | null }

const columns = 'name, is_on, price_cents, percent, covers, starts_on, ends_on, updated_at'

export async function readPromotions(): Promise<SeenPromotion[]> {
  const { data, error } = await restClient()
    .from('promotions')
    .select(columns)
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as SeenPromotion[]
}

/** Over what was seen, or where nothing was, over nothing; refused when somebody else was quicker. */
export async function savePromotion(seen: SeenPromotion, fields: PriceOffer | ShareOffer) {
  const { name, updated_at } = seen
  const table = restClient().from('promotions')
  const write = updated_at
    ? table.update(fields).match({ name, updated_at })
    : table.insert({ ...fields, name })
  const { data, error } = await write.select(columns).setHeader('Authorization', await bearer())
  if (error && error.code !== '23505') throw error
  if (!data?.[0]) throw new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile.')
  return data[0] as SeenPromotion
}
