// Random acts through the real doors until every table has rows; then all of it comes back in an empty database, on the
// same engine and on the other, and a backup of what came back is as good. The acts are done on one engine, in
// npm run test:long on both. SEED says which chance.
import { expect, test } from 'vitest'
import { makeDice } from '#demo/dice.ts'
import { unpackBackup } from '#server/backup/archive.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { officeActs } from '#tests/acts/office-acts.ts'
import { visitorActs } from '#tests/acts/visitor-acts.ts'
import type { Act, World } from '#tests/acts/world.ts'
import { describeEachEngine, type Engine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { openHouse } from '#tests/wire/auth/house.ts'
import { clientAs } from '#tests/wire/gallery/keepers.ts'

const seed = Number(process.env.SEED ?? 15)
const mostRounds = 60
// A clean takes three acts, and most of what can happen begins with one.
const often = ['bookAsGuest', 'confirm', 'complete', 'confirm', 'complete', 'sendQuote']
const acts: Record<string, Act> = { ...visitorActs, ...officeActs }

type Hashes = Record<string, string>
type Filled = { engine: Engine['name']; bytes: Buffer; hashes: Hashes }
const filled: Filled[] = []

describeEachEngine(
  'a house in use',
  engine => {
    test('has rows in every table that a backup keeps, and can be backed up', {
      timeout: limit(300_000),
    }, async () => {
      const world = await openWorld(engine)
      const untried = new Set(Object.keys(acts))
      // Visitors are counted on the true day only, which is over once the house has slept.
      await acts.lookAround?.(world)
      for (let round = 0, isFull = false; round < mostRounds && !(isFull && untried.size === 0); round++) {
        // Once every table has rows, what has found nothing to do yet comes again, with the cleans and files that it may be about.
        const due = isFull ? [...untried, ...often, 'putFile'] : [...Object.keys(acts), ...often]
        for (const name of world.dice.shuffle(due)) if (await acts[name]?.(world)) untried.delete(name)
        isFull ||= (await emptyTables(engine)).length === 0
      }
      const left = { tables: await emptyTables(engine), acts: [...untried] }
      // A table that is new needs an act that reaches it: tests/acts/.
      expect(left, `SEED=${seed}`).toEqual({ tables: [], acts: [] })
      const hashes = await hashesOf(engine)
      filled.push({ engine: engine.name, bytes: await makeBackup(engine.database), hashes })
    })
  },
  { isContract: false },
)

describeEachEngine('an empty database', engine => {
  test('becomes that house, row by row, whichever engine it was on', async () => {
    expect(filled.length).toBeGreaterThan(0)
    for (const [place, { bytes, hashes, ...from }] of filled.entries()) {
      await engine.asOwner(owner => restoreBackup({ owner, bytes, overwrite: place > 0 }))
      expect(await hashesOf(engine), `from ${from.engine}, SEED=${seed}`).toEqual(hashes)
      expect(await rowsIn(await makeBackup(engine.database))).toEqual(await rowsIn(bytes))
    }
  })
})

async function rowsIn(bytes: Buffer): Promise<string[]> {
  const { rows } = await unpackBackup(bytes)
  return rows.map(({ table, row }) => `${table} ${row}`).sort()
}

async function openWorld(engine: Engine): Promise<World> {
  const house = await openHouse(engine, { AUTH_PASSKEYS: 'on' })
  await engine.owner('update business_settings set slot_capacity = 30')
  const [visitor, client, staff, admin] = [
    await clientAs(house, 'visitor'),
    await clientAs(house, 'client'),
    await clientAs(house, 'staff'),
    await clientAs(house, 'admin'),
  ]
  return { house, dice: makeDice(seed), visitor, client, staff, admin, friends: [], daysPassed: 0 }
}

const keptTables = async (engine: Engine) =>
  (await engine.owner('select name from private.tables_to_keep()')).map(([name]) => String(name))

async function emptyTables(engine: Engine): Promise<string[]> {
  const counts = (await keptTables(engine)).map(
    name => `select '${name}' where not exists (select from ${name})`,
  )
  return (await engine.owner(counts.join(' union all '))).map(([name]) => String(name))
}

// Of PostgreSQL's own text of each row, so that nothing of how a backup reads them is trusted.
async function hashesOf(engine: Engine): Promise<Hashes> {
  const hashes = (await keptTables(engine)).map(
    name => `select '${name}', count(*) || ' ' || md5(string_agg(line, e'\\n' order by line collate "C"))
      from (select (held.*)::text as line from ${name} as held) as lines`,
  )
  return Object.fromEntries(await engine.owner(`set time zone 'UTC'; ${hashes.join(' union all ')}`))
}
