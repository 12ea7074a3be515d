// npm run admin -- grant EMAIL [staff|admin]   gives an account a role (admin, unless said otherwise)
// npm run admin -- rotate-keys [--drop-old]     signs with a new key from now on; tokens of the old one stay good until
//                                               they run out, or are void at once
// npm run admin -- forget-factors               removes the second factors whose key is lost
import { findVault, type Vault } from '#server/auth/data-key.ts'
import { grantRole } from '#server/auth/grant-role.ts'
import { forgetFactors } from '#server/auth/sealed-factors.ts'
import { rotateSigningKeys } from '#server/auth/server-keys.ts'
import { readConfig, readEnvironment } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'

const usage =
  'Usage: npm run admin -- grant EMAIL [staff|admin], npm run admin -- rotate-keys [--drop-old], or npm run admin -- forget-factors'

const outcomes = {
  granted: 'Done.',
  unconfirmed: 'That account has not confirmed its e-mail address yet. Nothing was changed.',
  unknown: 'There is no account with that address: sign up on /auth first. Nothing was changed.',
}

type House = { database: Database; hasGivenKeys: boolean; vault: Vault | undefined }

async function run(house: House, [verb, email, role = 'admin']: string[]): Promise<boolean> {
  if (verb === 'rotate-keys' && (!email || email === '--drop-old'))
    return rotate(house, { dropOld: email === '--drop-old' })
  if (verb === 'forget-factors') {
    const count = await forgetFactors(house.database, house.vault)
    console.log(`Removed: ${count}. Whoever used one is told by mail.`)
    return true
  }
  if (verb !== 'grant' || !email || (role !== 'admin' && role !== 'staff')) {
    console.error(usage)
    return false
  }
  const outcome = await grantRole(house.database, { email, role })
  console.log(outcomes[outcome])
  return outcome === 'granted'
}

async function rotate({ database, hasGivenKeys }: House, { dropOld }: { dropOld: boolean }) {
  if (hasGivenKeys) {
    console.error('The signing keys come from JWT_KEYS: change them there and restart. Nothing was changed.')
    return false
  }
  await rotateSigningKeys(database, { dropOld })
  console.log(
    dropOld
      ? 'Done. Every running server signs with the new key; tokens of older keys are void.'
      : 'Done. Every running server signs with the new key; tokens of the old one are good for up to an hour.',
  )
  return true
}

try {
  const config = readConfig(readEnvironment())
  const database = await openDatabase({
    ...config,
    dbDir: 'db',
    snapshotFile: 'dist/start-snapshot.tar.gz',
    log: () => {},
  })
  const house = { database, hasGivenKeys: config.jwtKeys !== undefined, vault: findVault(config) }
  const isDone = await run(house, process.argv.slice(2))
  await database.close()
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
