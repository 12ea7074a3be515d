// Invoices and customers are found whatever the accents and capitals, on both sides.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, welcomeEveryone } from './people.ts'

const people = [
  ['cf000000-0000-4000-8000-000000000001', 'Elsabé', 'Lötter'],
  ['cf000000-0000-4000-8000-000000000002', 'RENÉ', 'ÜBER'],
]

describeEachEngine('finding invoices', engine => {
  beforeAll(async () => {
    await welcomeEveryone(engine)
    for (const [id, first, last] of people)
      await engine.owner(`insert into customers (id, first_name, last_name) values ('${id}', '${first}', '${last}');
        insert into service_invoices (customer_id, service_date, invoice_number, description, amount_paid)
          values ('${id}', '2026-03-01', 'P-${first}', 'Mattress 100%_clean, Crèche', 450)`)
  })
  const found = async (sql: string) => (await attempt(engine, 'staff', sql)).rows.map(([name]) => name).sort()
  const invoices = (words: string) =>
    found(`select customer_name from search_invoices('${words}', with_names => true)`)

  test.each([
    ['ELSABÉ', ['Elsabé Lötter']],
    ['ELSABE', ['Elsabé Lötter']],
    ['elsabe lotter', ['Elsabé Lötter']],
    ['rene', ['RENÉ ÜBER']],
    ['René', ['RENÉ ÜBER']],
    ['CRECHE', ['Elsabé Lötter', 'RENÉ ÜBER']],
    ['crèche', ['Elsabé Lötter', 'RENÉ ÜBER']],
    ['100%_CLEAN', ['Elsabé Lötter', 'RENÉ ÜBER']],
    ['100_%', []],
  ])('%s finds %j', async (words, names) => {
    expect(await invoices(words)).toEqual(names)
    const counts = await attempt(engine, 'staff', `select invoice_counts('${words}')`)
    expect(JSON.parse(String(counts.rows[0]?.[0])).all).toBe(names.length)
  })

  test.each(['ELSABÉ', 'ELSABE', 'elsabé', 'LÖTTER', 'lotter'])('%s finds the customer', async words => {
    expect(await found(`select first_name from search_customers('${words}')`)).toEqual(['Elsabé'])
  })
})
