/** The server writes the key into every page; it says which project calls and is no secret. */
export function publishableKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="publishable-key"]')?.content ?? ''
}
