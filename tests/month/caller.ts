// Whoever knocks at the doors: with a network address of their own, perhaps signed in. A request that the server's end cut off is
// sent again, the very same, as a browser's "Try again" does.
import { AuthClient, type Session } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { demoPassword } from '#demo/doors.ts'
import type { House } from './house.ts'

export type Caller = ReturnType<typeof makeCaller>

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`
}

/** How many requests were cut off and sent again. */
export const repeats = { count: 0 }

export function makeCaller(house: House, { email = '', address = newAddress() } = {}) {
  let session: Session | undefined
  let age = house.age()

  /** As it is, with no second try. */
  async function askOnce(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers)
    headers.set('x-forwarded-for', address)
    const answer = await fetch(path.startsWith('/') ? house.url + path : path, {
      redirect: 'manual',
      ...options,
      headers,
    })
    // Read here, where a cut in the middle is met as well.
    const body = await answer.arrayBuffer()
    const { status, statusText } = answer
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers: answer.headers })
  }

  async function ask(path: string, options: RequestInit = {}): Promise<Response> {
    for (;;)
      try {
        return await askOnce(path, options)
      } catch (error) {
        if (!house.isDown()) throw error
        repeats.count += 1
        await house.untilUp()
      }
  }

  const auth = () =>
    new AuthClient({
      ...{ url: `${house.url}/auth/v1`, fetch: (path, options) => ask(String(path), options) },
      ...{ flowType: 'implicit', persistSession: false, autoRefreshToken: false },
    })

  const keep = (made: Session | null) => {
    if (!made) throw new Error(`${email} is not signed in`)
    session = made
    age = house.age()
  }

  async function signIn() {
    const { data, error } = await auth().signInWithPassword({ email, password: demoPassword })
    if (error) throw error
    keep(data.session)
  }

  /** An hour has passed, or a day: as the browser does, with the token that lasts. */
  async function token(): Promise<string | undefined> {
    if (session && age !== house.age()) {
      const { data, error } = await auth().refreshSession(session)
      // Put back to an earlier day, the server knows no token of later.
      if (error) await signIn()
      else keep(data.session)
    }
    return session?.access_token
  }

  async function askAsSelf(path: string, options: RequestInit = {}): Promise<Response> {
    const own = await token()
    const headers = new Headers(options.headers)
    if (own) headers.set('authorization', `Bearer ${own}`)
    return ask(path, { ...options, headers })
  }

  return {
    email,
    address,
    id: () => session?.user.id ?? '',
    session: () => session,
    ...{ auth, keep, signIn, ask, askAsSelf },
    tables: new PostgrestClient(`${house.url}/rest/v1`, {
      fetch: (path, options) => askAsSelf(String(path), options as RequestInit),
    }),
  }
}

/** A public form, as a stranger sends it: from an address that nobody else has. */
export async function sendForm(house: House, table: string, row: object): Promise<Response> {
  return makeCaller(house).ask(`/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  })
}
