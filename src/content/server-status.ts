// The words of the server's state, under Backup in the Admin Console.
export const serverStatusWords = {
  title: 'The server',
  failed: 'Failed to load how the server is doing',
  running: 'Started',
  version: 'Version',
  database: 'Database',
  engines: { pglite: 'Embedded', postgres: 'PostgreSQL' },
  answersIn: (ms: number) => `answers in ${ms} ms`,
  mail: 'Mail waiting',
  noMail: 'None',
  since: (count: number, minutes: number) =>
    `${count}, the oldest for ${minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} hours`}`,
  failedMail: 'Mail failed',
  backup: 'Last backup',
  noBackup: 'None',
  failedBackup: 'Failed',
  disk: 'Disk free',
  memory: 'Memory',
  lowDisk: 'The disk is nearly full. Ask whoever runs the server to make room.',
  lateMail: 'Mail has been waiting for a while.',
}
