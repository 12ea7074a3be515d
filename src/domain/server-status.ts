/** What an admin sees of the server that the business runs on. */
export type ServerStatus = {
  version: string
  startedAt: string
  engine: 'pglite' | 'postgres'
  databaseMs: number
  memoryBytes: number
  diskFreeBytes: number
  mailsWaiting: number
  // Null where none waits.
  oldestMailAt: string | null
  mailsFailed: number
  lastBackupAt: string | null
}
