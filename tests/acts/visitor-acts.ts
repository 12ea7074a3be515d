// Acts of visitors and clients: the public forms, an account, a second factor, reading pages.
import { createHmac } from 'node:crypto'
import { goodPassword, newClient, newEmail, newMember, openHouse } from '#tests/wire/auth/house.ts'
import { clientWith } from '#tests/wire/gallery/keepers.ts'
import {
  type Act,
  isTaken,
  newId,
  type Someone,
  someDay,
  someone,
  someWords,
  somewhere,
  type World,
} from './world.ts'

const slots = ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00']

export const guestBooking = (world: World, { first, last, phone, email }: Someone) => ({
  ...cleanOf(world),
  guest_name: `${first} ${last}`,
  guest_email: email,
  guest_phone: phone,
})

const cleanOf = (world: World) => ({
  id: newId(),
  service_type: world.dice.pick(['window', 'residential-standard', 'commercial']),
  service_date: someDay(world),
  service_time: world.dice.pick(slots),
  address: somewhere(world),
  special_instructions: someWords(world),
})

const bookAsGuest: Act = world => {
  const isFriend = world.friends.length > 0 && world.dice.isLucky(0.5)
  const guest = isFriend ? world.dice.pick(world.friends) : someone(world)
  return isTaken(world.visitor.from('bookings').insert(guestBooking(world, guest)))
}

const bookAsClient: Act = async world => {
  const { data } = await world.client.from('client_profiles').select('id, user_id').single()
  if (!data) return false
  const row = { ...cleanOf(world), user_id: data.user_id, client_profile_id: data.id }
  return isTaken(world.client.from('bookings').insert(row))
}

const joinLoyalty: Act = world => {
  const { first, last, phone, email } = someone(world)
  return isTaken(
    world.visitor.from('loyalty_registrations').insert({
      ...{ id: newId(), first_name: first, last_name: last, phone, email, address: somewhere(world) },
      ...{ city: 'Mossel Bay', marketing_consent: world.dice.isLucky(0.7), terms_accepted: true },
    }),
  )
}

const referFriend: Act = async world => {
  const referrer = someone(world)
  // Nobody whom we know yet.
  const place = 12 + world.friends.length
  const friend = {
    first: 'Fay',
    last: 'Friend',
    phone: `+2773918${4400 + place}`,
    email: `person${place}@post.example`,
  }
  const isSent = await isTaken(
    world.visitor.from('referral_requests').insert({
      ...{ id: newId(), referrer_name: `${referrer.first} ${referrer.last}`, referrer_phone: referrer.phone },
      ...{ friend_name: `${friend.first} ${friend.last}`, friend_phone: friend.phone, code: 'CCABC234' },
    }),
  )
  if (isSent) world.friends.push(friend)
  return isSent
}

const writeMessage: Act = world => {
  const { first, last, phone, email } = someone(world)
  const message = `What does a clean cost? ${someWords(world)}`
  return isTaken(
    world.visitor
      .from('contact_messages')
      .insert({ id: newId(), name: `${first} ${last}`, phone, email, message }),
  )
}

const review: Act = world => {
  const { first, last, email } = someone(world)
  const text = `Spotless, and kind to the dog. ${someWords(world)}`
  const row = {
    id: newId(),
    name: `${first} ${last}`,
    email,
    review_text: text,
    rating: 1 + world.dice.below(5),
  }
  return isTaken(world.visitor.from('reviews').insert(row))
}

const wishForNews: Act = world =>
  isTaken(
    world.house.fetch('/newsletter', {
      method: 'POST',
      body: new URLSearchParams({ email: someone(world).email, box: 'blog' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
  )

const changeProfile: Act = world =>
  isTaken(
    world.client
      .from('client_profiles')
      .update({ address: somewhere(world) })
      .not('user_id', 'is', null),
  )

// The last one to sign up is the client of the following acts.
const signUp: Act = async world => {
  const { house } = world
  const { user, email, session } = await newMember(house)
  const { first, last, phone } = someone(world)
  world.client = clientWith(house, house.keys.publishableKey, session.access_token)
  const profile = { user_id: user.id, email, first_name: first, last_name: last, phone }
  return isTaken(world.client.from('client_profiles').insert(profile))
}

const leaveSignUpOpen: Act = ({ house }) =>
  isTaken(newClient(house, { flow: 'pkce' }).signUp({ email: newEmail('open'), password: goodPassword }))

const forgetPassword: Act = async ({ house }) => {
  const { email } = await newMember(house)
  return isTaken(newClient(house, { flow: 'pkce' }).resetPasswordForEmail(email))
}

const addSecondFactor: Act = async ({ house }) => {
  const { client } = await newMember(house)
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  if (!data) return false
  const code = codeOf(data.totp.secret, Math.floor(house.clock.ms / 30_000))
  const isProven = await isTaken(client.mfa.challengeAndVerify({ factorId: data.id, code }))
  await client.mfa.challenge({ factorId: data.id })
  return isProven
}

/** RFC 6238. */
function codeOf(secret: string, step: number): string {
  const bits = [...secret].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

// With a counter of its own, which writes what it has seen when it is stopped.
const lookAround: Act = async ({ house: { engine }, dice }) => {
  const { fetchFrom, visits } = await openHouse(engine)
  const headers = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140.0 Mobile Safari/537.36',
    'sec-fetch-site': 'same-origin',
  }
  const ask = fetchFrom(`192.0.2.${1 + dice.below(200)}`)
  await ask('/about', { headers: { ...headers, 'sec-fetch-dest': 'document' } })
  await ask('/visits', { method: 'POST', body: 'tel:+27446911234', headers })
  await visits.stop()
  return true
}

const refuseReviewMail: Act = async ({ house, dice }) => {
  const [letters = []] = await house.engine.database.tx({ role: 'backend' }, [
    { text: `select payload ->> 'reviewToken' from public.mail_outbox where template = 'review-request'` },
  ])
  if (letters.length === 0) return false
  const [token] = dice.pick(letters)
  return isTaken(house.fetch(`/reviews/stop?clean=${token}`, { method: 'POST' }))
}

export const visitorActs: Record<string, Act> = {
  bookAsGuest,
  bookAsClient,
  joinLoyalty,
  referFriend,
  writeMessage,
  review,
  wishForNews,
  changeProfile,
  signUp,
  leaveSignUpOpen,
  forgetPassword,
  addSecondFactor,
  lookAround,
  refuseReviewMail,
}
