import { authApi } from './auth-api.ts'

/** Leaves for the service; it leads back to this very page, which takes what it brings. */
export async function signInWith(provider: string) {
  if (provider === 'passkey') {
    const { signInWithPasskey } = await import('./passkeys.ts')
    await signInWithPasskey()
    // As somebody who comes back from a service: this very page finds who is signed in.
    return location.reload()
  }
  const redirectTo = `${location.origin}${location.pathname}${location.search}`
  await authApi().signInWithOAuth({ provider: provider as `custom:${string}`, options: { redirectTo } })
}
