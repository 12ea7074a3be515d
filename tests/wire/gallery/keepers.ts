// People at the doors of the gallery's storage, each with the public client of that wire.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { type House, newMember, site } from '#tests/wire/auth/house.ts'

type Role = 'admin' | 'staff' | 'client' | 'visitor' | 'secret key'

export async function clientAs(house: House, role: Role) {
  const key = role === 'secret key' ? house.keys.secretKey : house.keys.publishableKey
  const token = role === 'visitor' || role === 'secret key' ? undefined : await tokenOf(house, role)
  return clientWith(house, key, token)
}

export function clientWith(house: House, key: string, token?: string) {
  return createClient(site, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: house.fetch, ...(token && { headers: { Authorization: `Bearer ${token}` } }) },
  })
}

async function tokenOf(house: House, role: 'admin' | 'staff' | 'client') {
  const { session, user } = await newMember(house)
  if (role !== 'client')
    await house.engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', '${role}')`)
  return session.access_token
}

/** A photograph of sorts: shades, so that it weighs like one. */
export const photo = (width = 400, height = 320) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  }).blur(2)

export const newName = () => randomUUID()
