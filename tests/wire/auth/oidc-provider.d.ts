// The parts of the package that our tests use; it ships no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Result = { login: { accountId: string } } | { error: string; error_description: string }
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type Seen = { client: { clientId: string }; session: { accountId: string }; provider: Provider }

  export class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (about: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, string | undefined> }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Result): Promise<void>
    on(event: string, listen: (...facts: unknown[]) => void): void
  }
  export type Context = { oidc: Seen }
}
