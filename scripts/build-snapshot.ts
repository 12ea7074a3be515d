// Makes the embedded database's start snapshot, as part of the build.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeSnapshot } from '#server/database/start-snapshot.ts'

const root = join(import.meta.dirname, '..')
const migrations = readdirSync(join(root, 'db/migrations')).length
let applied = 0

await writeSnapshot({
  dbDir: join(root, 'db'),
  snapshotFile: join(root, 'dist/start-snapshot.tar.gz'),
  log: line => {
    if (/^Applied db\//.test(line)) applied += 1
    console.log(`${applied} of ${migrations}`)
  },
})
