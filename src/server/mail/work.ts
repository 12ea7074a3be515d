// Shared by the parts of the worker.
import type { Database, Row, Statement } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { ReadMailServer } from './mail-server.ts'

export type MailOptions = {
  database: Database
  // Asked each round: undefined while there is none.
  readServer: ReadMailServer
  siteUrl: string
  log: Log
  // Prints a line as it is, with its link, where there is no mail server.
  announce: (line: string) => void
  // Events were turned into mails, and into notices on phones.
  onMade?: () => void
  timing?: Partial<typeof usualTiming>
}

export const usualTiming = {
  tickMs: 5_000,
  gapMs: 100,
  leaseMs: 30_000,
  firstRetryMs: 10_000,
  drainMs: 10_000,
}

export type Work = Omit<MailOptions, 'timing'> & {
  timing: typeof usualTiming
  run: (statements: Statement[]) => Promise<Row[][]>
}
