// The prices and promotions that the owner has set; those without a row are as in content/promotions.ts.

import type { PromotionName } from '#content/promotions.ts'
import type { PriceOffer, ShareOffer } from '#domain/promotion.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

export type PromotionFields = Omit<PriceOffer, 'price_cents' | 'covers'> & Nullable<PriceOffer & ShareOffer>
type Nullable<Row> = { [Name in Exclude<keyof Row, 'is_on'>]: Row[Name] | null }

/** Without a time if nothing is stored yet. */
export type SeenPromotion = PromotionFields & { name: PromotionName; updated_at: string | null }

const columns = 'name, is_on, price_cents, percent, covers, starts_on, ends_on, updated_at'

export async function readPromotions(): Promise<SeenPromotion[]> {
  const { data, error } = await asSelf(restApi().from('promotions').select(columns))
  if (error) throw error
  return data as SeenPromotion[]
}

/** Only against the version that was read, or only as a new row if there was none; refused if somebody was quicker. */
export async function savePromotion(seen: SeenPromotion, fields: PriceOffer | ShareOffer) {
  const { name, updated_at } = seen
  const table = restApi().from('promotions')
  const write = updated_at
    ? table.update(fields).match({ name, updated_at })
    : table.insert({ ...fields, name })
  const { data, error } = await asSelf(write.select(columns))
  if (error && error.code !== '23505') throw error
  if (!data?.[0]) throw changedMeanwhile()
  return data[0] as SeenPromotion
}
