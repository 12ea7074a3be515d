// What the console shows where the mail server is not set there.
import type { MailServerState } from '#domain/mail-server.ts'

export const noMailServer: MailServerState = {
  source: 'none',
  host: '',
  port: null,
  security: 'tls',
  username: null,
  from_address: '',
  has_password: false,
  is_locked: false,
  updated_at: null,
}

export function environmentState(smtpUrl: string, mailFrom: string | undefined): MailServerState {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl)
  return {
    source: 'environment',
    host: hostname,
    port: port ? Number(port) : null,
    security: protocol === 'smtps:' ? 'tls' : password ? 'starttls' : 'none',
    username: username ? decodeURIComponent(username) : null,
    from_address: mailFrom ?? '',
    has_password: password !== '',
    is_locked: false,
    updated_at: null,
  }
}
