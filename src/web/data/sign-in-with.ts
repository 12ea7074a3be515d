import { authApi } from './auth-api.ts'

/** Leaves for the service; it leads back to this very page, which takes what it brings. */
export async function signInWith(provider: string) {
  const redirectTo = `${location.origin}${location.pathname}${location.search}`
  await authApi().signInWithOAuth({ provider: provider as `custom:${string}`, options: { redirectTo } })
}
