// A process of its own that opens a data folder, says so, and writes rows, naming each one once it is acknowledged.
import { appendFileSync } from 'node:fs'
import { openDatabase } from '#server/database/open-database.ts'

const [dataDir = '', dbDir = '', firstId = '0', rows = '0', snapshotFile] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

const database = await openDatabase({ dataDir, dbDir, migrate: true, snapshotFile, log: () => {} })
// What is synced from here on, the rows have asked for.
if (process.env.SYNC_MARKS) appendFileSync(process.env.SYNC_MARKS, '|')
say('open')
let next = Number(firstId)
const end = next + Number(rows)
await Promise.all(Array.from({ length: 4 }, writeRows))
if (rows === '0') process.stdin.resume().once('end', () => database.close())
else await database.close()

async function writeRows() {
  while (next < end) {
    const id = String(next++)
    await database.tx({ role: 'backend' }, [{ text: 'insert into notes (id) values ($1)', values: [id] }])
    say(id)
  }
}
