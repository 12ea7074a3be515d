// The people of /about in their order, from the start; the owner puts in who really comes.
import type { EntryOf } from '#domain/site-text.ts'
import { entriesOf } from './site-texts.ts'

export type Member = Omit<EntryOf<'team'>, 'is_vacant'> & { isVacant: boolean }

export const startTeam: readonly EntryOf<'team'>[] = [
  {
    id: 'founder',
    name: '',
    role: 'Founder',
    text: 'Does the walk-through, writes your quote and is usually the one with the carpet machine. Cannot pass a streaky window without looking for a cloth.',
    is_vacant: 'no',
    picture: 'art:founder',
  },
  {
    id: 'manager',
    name: '',
    role: 'Operations Manager',
    text: 'Keeps the diary, the keys and the ladders. If you get a message that we are ten minutes away, this is who sent it.',
    is_vacant: 'no',
    picture: 'art:manager',
  },
  {
    id: 'relations',
    name: '',
    role: 'Customer Relations',
    text: 'This chair is empty. We are looking for somebody who likes people, writes a clear message and speaks Afrikaans and English.',
    is_vacant: 'yes',
    picture: 'art:open-place',
  },
]

export const team = (): Member[] =>
  entriesOf('team', startTeam).map(({ is_vacant, ...member }) => ({
    ...member,
    isVacant: is_vacant === 'yes',
  }))

/** Without the places that are open. */
export const whoComes = () => team().filter(({ isVacant }) => !isVacant)

/** Who signs the articles: the first whom the owner names. */
export const writer = () => whoComes().find(({ name }) => name)

/** Of those whom the owner names: more than three are no longer read as people. Only the given name, unless two share it. */
export function namesInShort(): string[] {
  const names = whoComes()
    .map(({ name }) => name)
    .filter(Boolean)
  if (names.length > 3) return []
  const given = names.map(givenName)
  return names.map((name, place) => {
    const short = given[place] ?? name
    return given.indexOf(short) === given.lastIndexOf(short) ? short : name
  })
}

// After one of these, or an initial, the first word calls nobody.
const titles = /^(?:mr|mrs|ms|miss|dr|prof|oom|tannie|\p{L})\.?$/iu

/** The first word of the name: 'Thandi' of 'Thandi Mokoena'. Behind a title the whole of it: 'Tannie Marie'. */
function givenName(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? name
  return titles.test(first) ? name : first
}

export const listOf = (people: string[]) => new Intl.ListFormat('en-GB').format(people)
