// A mail worker in a process of its own, for the tests that kill it.
import { openDatabase } from '#server/database/open-database.ts'
import { createLog } from '#server/log.ts'
import { fixedMailServer } from '#server/mail/mail-server.ts'
import { createMailWorker } from '#server/mail/worker.ts'

const { smtpUrl, siteUrl, timing, ...place } = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase({ ...place, dbDir: 'db', migrate: false, log: () => {} })
const worker = createMailWorker({
  database,
  readServer: fixedMailServer({ smtpUrl, mailFrom: undefined }),
  siteUrl,
  log: createLog('error'),
  announce: () => {},
  timing,
})

process.once('SIGTERM', async () => {
  await worker.stop()
  await database.close()
  process.exit(0)
})
