// Makes the embedded database's start snapshot, as part of the build.
import { join } from 'node:path'
import { writeSnapshot } from '#server/database/start-snapshot.ts'

const root = join(import.meta.dirname, '..')
await writeSnapshot({
  dbDir: join(root, 'db'),
  snapshotFile: join(root, 'dist/start-snapshot.tar.gz'),
  log: () => {},
})
console.log('Made dist/start-snapshot.tar.gz')
