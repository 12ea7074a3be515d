// The owner's own words for messages; an occasion without a row has ours, switched on.
import { type Language, languages } from '#domain/languages.ts'
import type { Occasion } from '#domain/message-text.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

/** A body of null is our own text; without a time nothing is stored yet. */
export type SeenText = Pick<Rows['message_texts'], 'body' | 'is_on' | 'goes_to'> & {
  occasion: Occasion
  language: Language
  updated_at: string | null
}

const columns = 'occasion, language, body, is_on, goes_to, updated_at'

export async function readMessageTexts(): Promise<SeenText[]> {
  const query = restApi().from('message_texts').select(columns).in('language', languages)
  const { data, error } = await asSelf(query)
  if (error) throw error
  return data as SeenText[]
}

/** Only against the version that was read, or only as a new row if there was none; refused if somebody was quicker. */
export async function saveMessageText(
  { occasion, language, updated_at }: SeenText,
  fields: Pick<SeenText, 'body' | 'is_on' | 'goes_to'>,
) {
  const table = restApi().from('message_texts')
  const write = updated_at
    ? table.update(fields).match({ occasion, language, updated_at })
    : table.insert({ ...fields, occasion, language })
  const { data, error } = await asSelf(write.select(columns))
  if (error && error.code !== '23505') throw error
  if (!data?.[0]) throw changedMeanwhile()
  return data[0] as SeenText
}
