// Whose a sample row is, and what it hangs on.
import { type Person, userIds } from './people.ts'

export type Values = Record<string, string | null>
export type Sample = {
  // The row as this person would send it; anon's belongs to no account.
  row(person: Person): Values
  change: string
  // How to find it again, when not by its id.
  key?: string
}

export const placeOf = (person: Person) =>
  ['anon', 'client', 'staff', 'admin', 'stranger'].indexOf(person) + 1
export const userOf = (person: Person) => (person === 'anon' ? null : userIds[person])

// A customer and a friend of theirs for each person, to hang other rows on.
export const customerOf = (person: Person) => `c2000000-0000-4000-8000-00000000000${placeOf(person)}`
export const friendOf = (person: Person) => `c3000000-0000-4000-8000-00000000000${placeOf(person)}`

export const aMonday = '2031-03-03'

// Where layOut gives it one.
export const idOf = (person: Person) => `c4000000-0000-4000-8000-00000000000${placeOf(person)}`
