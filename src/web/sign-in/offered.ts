/** What people may sign in with besides a password, as the server names it in the document: [["google", "Google"]]. */
export const offeredWays = () => document.querySelector<HTMLMetaElement>('meta[name="sign-in-with"]')?.content

/** Whether devices may keep keys for us. Where they may not, nothing of it is loaded. */
export const offersPasskeys = () => offeredWays()?.includes('["passkey",') ?? false
