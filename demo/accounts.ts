// The accounts: the owner, her staff, and clients with a profile.
import { type Member, must, setUpOwner, signUp } from './doors.ts'
import { addressLine, type Person } from './people.ts'
import type { Town } from './town.ts'

export const ownerEmail = 'owner@coastalclean.example'
export const staffEmail = 'staff@coastalclean.example'
export const clientEmail = 'client@mail.example'

export type Client = { member: Member; person: Person; profileId: string }
export type Office = { owner: Member; staff: Member }

export async function openOffice(town: Town): Promise<Office> {
  const { url, post, members } = town
  const owner = await setUpOwner(url, town.output, ownerEmail)
  members.push(owner)
  const about = { first_name: 'Marietjie', last_name: 'Van Wyk' }
  const staff = await signUp(url, post, { email: staffEmail, about, address: town.newAddress() })
  members.push(staff)
  await must(owner.tables.rpc('promote_user_to_staff', { user_email: staffEmail }))
  return { owner, staff }
}

export async function signUpClients(town: Town): Promise<Client[]> {
  const clients: Client[] = []
  for (let count = 0; count < town.size.clients; count += 1) {
    const person = town.nextPerson()
    const email = count === 0 ? clientEmail : `client.${count + 1}@mail.example`
    clients.push(await signUpClient(town, { ...person, email }))
  }
  return clients
}

// As the first visit of a confirmed account does, the profile is made from what the sign-up told.
async function signUpClient(town: Town, person: Person & { email: string }): Promise<Client> {
  const { email, first_name, phone } = person
  const last_name = person.last_name === '-' ? 'Petersen' : person.last_name
  const about = { first_name, last_name, phone, marketing_consent: town.dice.isLucky(0.5) }
  const member = await signUp(town.url, town.post, { email, about, address: town.newAddress() })
  town.members.push(member)
  const profile = { user_id: member.id, email, ...about, address: addressLine(person) }
  const { id } = await must(member.tables.from('client_profiles').insert(profile).select('id').single())
  return { member, person: { ...person, last_name }, profileId: id }
}
