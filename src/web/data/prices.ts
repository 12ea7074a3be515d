// The owner's price list, and what visitors may know of it.
import type { Prices } from '#domain/price.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { restApi } from './rest-api.ts'
import { callFunction } from './submit.ts'

/** price_from_cents is for a size up to included_size; each unit above adds per_unit_cents. Null: no price is known. */
export type ListedPrice = Pick<
  Rows['price_list'],
  'kind' | 'price_from_cents' | 'included_size' | 'per_unit_cents' | 'updated_at'
>
/** What the way to a town costs; without a row nothing. */
export type ListedWay = Pick<Rows['price_ways'], 'town' | 'way_cents' | 'updated_at'>

type Query = PromiseLike<{ data: unknown; error: (Error & { code?: string }) | null }> & {
  setHeader(name: string, value: string): unknown
}

async function answerOf<T>(query: Query): Promise<T> {
  const { data, error } = await asSelf(query)
  if (error?.code === '23505') throw changedMeanwhile()
  if (error) throw error
  return data as T
}

async function saveSeen<T>(query: Query): Promise<T> {
  const [saved] = await answerOf<T[]>(query)
  if (!saved) throw changedMeanwhile()
  return saved
}

const changedMeanwhile = () => new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile.')

/** Null unless the owner publishes them. */
export const readPublishedPrices = () => callFunction<Prices | null>('published_prices', {})

const priceColumns = 'kind, price_from_cents, included_size, per_unit_cents, updated_at'
const wayColumns = 'town, way_cents, updated_at'

/** Kinds that were never priced have no row. */
export const readPriceList = () =>
  answerOf<ListedPrice[]>(restApi().from('price_list').select(priceColumns).order('kind'))

export type PriceFields = Omit<ListedPrice, 'kind' | 'updated_at'>

/** Only against the version that was read, or only as a new row if there was none. */
export function savePrice(kind: string, seen: ListedPrice | undefined, fields: PriceFields) {
  const table = restApi().from('price_list')
  const write = seen
    ? table.update(fields).match({ kind, updated_at: seen.updated_at })
    : table.insert({ kind, ...fields })
  return saveSeen<ListedPrice>(write.select(priceColumns))
}

export const readWays = () =>
  answerOf<ListedWay[]>(restApi().from('price_ways').select(wayColumns).order('town'))

/** Null: the way costs nothing. */
export async function saveWay(town: string, seen: ListedWay | undefined, way_cents: number | null) {
  const table = restApi().from('price_ways')
  const match = { town, updated_at: seen?.updated_at }
  if (way_cents === null)
    return seen ? saveSeen<ListedWay>(table.delete().match(match).select(wayColumns)) : undefined
  const write = seen ? table.update({ way_cents }).match(match) : table.insert({ town, way_cents })
  return saveSeen<ListedWay>(write.select(wayColumns))
}

/** The extras carry their own price: readExtras and saveExtra of diary-settings.ts. */
export const saveExtraPrice = (key: string, updated_at: string, price_cents: number | null) =>
  saveSeen<{ key: string; price_cents: number | null; updated_at: string }>(
    restApi()
      .from('clean_extras')
      .update({ price_cents })
      .match({ key, updated_at })
      .select('key, price_cents, updated_at'),
  )

export async function readIsPublished(): Promise<boolean> {
  const settings = await answerOf<{ prices_published: boolean }>(
    restApi().from('business_settings').select('prices_published').single(),
  )
  return settings.prices_published
}

export const savePublished = (prices_published: boolean) =>
  saveSeen<{ prices_published: boolean }>(
    restApi().from('business_settings').update({ prices_published }).eq('id', 1).select('prices_published'),
  )

/** What changed when, the latest first. */
export type PriceChange = Pick<
  Rows['audit_log'],
  'id' | 'created_at' | 'action' | 'table_name' | 'row_id'
> & {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export const readPriceChanges = () =>
  answerOf<PriceChange[]>(
    restApi()
      .from('audit_log')
      .select('id, created_at, action, table_name, row_id, before, after')
      .in('table_name', ['price_list', 'price_ways', 'clean_extras'])
      .order('created_at', { ascending: false })
      .order('id')
      .limit(50),
  )
