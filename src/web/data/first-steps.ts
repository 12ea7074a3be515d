// How far the first day is: what is set, wherever it was set, and what the owner has said of each step.
import { isExample } from '#content/example-facts.ts'
import type { FactName } from '#domain/business-facts.ts'
import { type FirstStep, type StepMark, type StepState, stepStates } from '#domain/first-steps.ts'
import type { MailServerState } from '#domain/mail-server.ts'
import { asSelf } from './as-self.ts'
import { readFacts, type StoredFacts } from './business-facts.ts'
import { readMailServer } from './mail-server.ts'
import { type ListedPrice, readPriceList } from './prices.ts'
import { restApi } from './rest-api.ts'
import { readSettings, type StoredSettings } from './settings.ts'

export type FirstDay = {
  facts: StoredFacts
  settings: StoredSettings
  prices: ListedPrice[]
  mail: MailServerState
  people: number
  states: Record<FirstStep, StepState>
}

/** What the first step asks for. */
export const firstFacts: FactName[] = [
  'name',
  'phone',
  'after_hours_phone',
  'whatsapp',
  'email',
  'street',
  'town',
  'postal_code',
  'areas',
  'bank_name',
  'bank_account_name',
  'bank_account_number',
  'bank_branch_code',
]

export async function readFirstDay(): Promise<FirstDay> {
  const [facts, settings, prices, mail, people, marks] = await Promise.all([
    readFacts(),
    readSettings(),
    readPriceList(),
    readMailServer(),
    countPeople(),
    readMarks(),
  ])
  const set = {
    business: !firstFacts.some(name => isExample(name, facts[name])),
    prices: prices.some(({ price_from_cents }) => price_from_cents !== null),
    mail: mail.source !== 'none',
    people: people > 0,
  }
  return { facts, settings, prices, mail, people, states: stepStates(set, marks) }
}

async function countPeople(): Promise<number> {
  const query = restApi().from('customers').select('id', { count: 'exact', head: true }).eq('is_ours', true)
  const { count, error } = await asSelf(query)
  if (error) throw error
  return count ?? 0
}

async function readMarks(): Promise<Partial<Record<FirstStep, StepMark>>> {
  const { data, error } = await asSelf(restApi().from('first_steps').select('key, state'))
  if (error) throw error
  return Object.fromEntries(
    (data as { key: string; state: StepMark }[]).map(({ key, state }) => [key, state]),
  )
}

/** Said again, it is the same. */
export async function markStep(key: FirstStep, state: StepMark): Promise<void> {
  const { error } = await asSelf(restApi().from('first_steps').upsert({ key, state }))
  if (error) throw error
}
