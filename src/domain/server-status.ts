/** The state of the server, for admins. */
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
  /** The mail server's last answer about a waiting or failed mail. */
  lastMailError: string | null
  lastBackupAt: string | null
  // The latest that failed, until one succeeds.
  failedBackup: { at: string; what: BackupKind; reason: string } | null
}

/** How a backup came to be, as the audit log says it. */
export type BackupKind = 'downloaded' | 'kept on the server' | 'written by command'
