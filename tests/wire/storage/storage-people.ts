// People with files: clients of the public library for each role, in a house with a bucket that has rules of its own.
import { createClient } from '@supabase/supabase-js'
import type { Engine } from '#tests/engines.ts'
import { newMember, openHouse, site } from '#tests/wire/auth/house.ts'

export type People = Awaited<ReturnType<typeof openStorage>>

// As an operator writes them: everybody keeps a folder of their own.
const ownFolders = `
  insert into storage.buckets (id, name, public) values ('own', 'own', false) on conflict do nothing;
  drop policy if exists "people keep their own folder" on storage.objects;
  create policy "people keep their own folder" on storage.objects to authenticated
    using (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text)
    with check (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text)`

export async function openStorage(engine: Engine) {
  const house = await openHouse(engine)
  const callerWith = (token?: string, key = house.keys.publishableKey) =>
    createClient(site, key, {
      global: { fetch: house.fetch },
      ...(token && { accessToken: async () => token }),
    })
  const join = async (role?: 'staff' | 'admin') => {
    const { user, session } = await newMember(house)
    if (role) await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', '${role}')`)
    return { id: user.id, token: session.access_token, storage: callerWith(session.access_token).storage }
  }
  await engine.owner(ownFolders)
  return {
    house,
    admin: await join('admin'),
    staff: await join('staff'),
    client: await join(),
    stranger: await join(),
    anon: { storage: callerWith().storage },
    secret: { storage: callerWith(undefined, house.keys.secretKey).storage },
    // Without a client's own checks.
    ask: (path: string, init: RequestInit = {}) => house.fetch(`/storage/v1${path}`, init),
  }
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let count = 0
/** A name that no other test uses. */
export const newBucket = () => `bucket-${process.pid}-${++count}`
