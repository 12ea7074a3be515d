// npm run admin -- grant EMAIL [staff|admin]   gives an account a role (admin, unless said otherwise)
// npm run admin -- rotate-keys                  signs with a new key from the next start on; older tokens stay good
import { grantRole } from '#server/auth/grant-role.ts'
import { rotateSigningKeys } from '#server/auth/server-keys.ts'
import { readConfig, readEnvironment } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'

const usage = 'Usage: npm run admin -- grant EMAIL [staff|admin], or npm run admin -- rotate-keys'

const outcomes = {
  granted: 'Done.',
  unconfirmed: 'That account has not confirmed its e-mail address yet. Nothing was changed.',
  unknown: 'There is no account with that address: sign up on /auth first. Nothing was changed.',
}

async function run(database: Database, [verb, email, role = 'admin']: string[]): Promise<boolean> {
  if (verb === 'rotate-keys') {
    await rotateSigningKeys(database)
    console.log('Done. Restart the server to sign with the new key.')
    return true
  }
  if (verb !== 'grant' || !email || (role !== 'admin' && role !== 'staff')) {
    console.error(usage)
    return false
  }
  const outcome = await grantRole(database, { email, role })
  console.log(outcomes[outcome])
  return outcome === 'granted'
}

try {
  const config = readConfig(readEnvironment())
  const database = await openDatabase({
    ...config,
    dbDir: 'db',
    snapshotFile: 'dist/start-snapshot.tar.gz',
    log: () => {},
  })
  const isDone = await run(database, process.argv.slice(2))
  await database.close()
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
