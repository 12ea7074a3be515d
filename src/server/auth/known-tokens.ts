// Tokens whose signature has been looked at: a browser shows the same one for an hour. Whether its session is alive and its key
// still in force is asked of the database each time.
const most = 2_000

type Claims = { exp?: number | undefined }

export function createKnownTokens<Of extends Claims>(signedWith: unknown) {
  const known = new Map<string, Of>()
  return {
    signedWith,
    find(token: string, now: Date): Of | undefined {
      const claims = known.get(token)
      return claims?.exp !== undefined && claims.exp * 1000 > now.getTime() ? claims : undefined
    },
    keep(token: string, claims: Of) {
      known.set(token, claims)
      if (known.size > most) known.delete(known.keys().next().value as string)
    },
  }
}
