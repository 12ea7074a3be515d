// Messages are handled and reviews are moderated: who did it and when is written by the database, and kept.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

describeEachEngine('the office and what visitors write', engine => {
  beforeEach(async () => {
    await engine.owner(`${emptied('contact_messages, reviews, audit_log, private.live_changes, user_roles')}; delete from auth.users;
      insert into contact_messages (name, email, message) values ('Ann Guest', 'ann@guest.example', 'What does it cost?');
      insert into reviews (name, email, review_text, rating)
        values ('Ann van der Guest', 'ann@guest.example', 'Spotless, and kind.', 5)`)
    await welcomeEveryone(engine)
  })
  const act = (person: Person, text: string) => attempt(engine, person, text)
  const handled = () => engine.owner('select handled_at is not null, handled_by from contact_messages')

  test('whoever handles a message first is on record, until it is taken back', async () => {
    await act('staff', `update contact_messages set handled_at = '2001-01-01'`)
    expect(await handled()).toEqual([['t', userIds.staff]])
    expect(
      await engine.owner('select handled_at > now() - interval $$1 hour$$ from contact_messages'),
    ).toEqual([['t']])
    await act('admin', `update contact_messages set handled_at = now()`)
    expect(await handled()).toEqual([['t', userIds.staff]])
    await act('admin', 'update contact_messages set handled_at = null')
    expect(await handled()).toEqual([['f', null]])
  })

  test('nobody writes who handled it, or into what was said', async () => {
    for (const change of [`handled_by = '${userIds.admin}'`, `message = 'Something else'`]) {
      const { refusal } = await act('admin', `update contact_messages set ${change}`)
      expect(refusal?.code).toBe('42501')
    }
    const { refusal } = await act('admin', `update reviews set review_text = 'Something better'`)
    expect(refusal?.code).toBe('42501')
  })

  test('a rejection needs a reason, and its record stays', async () => {
    const { refusal } = await act('staff', `update reviews set status = 'rejected', rejection_reason = ' '`)
    expect(refusal?.detail).toBe('reason_required')
    await act('staff', `update reviews set status = 'rejected', rejection_reason = 'Not our client'`)
    await act('admin', `update reviews set status = 'approved', reply = 'Thank you, Ann'`)
    expect(
      await engine.owner('select status, rejection_reason, moderated_by, reply, replied_by from reviews'),
    ).toEqual([['approved', null, userIds.admin, 'Thank you, Ann', userIds.admin]])
    expect(
      await engine.owner(`select actor, after ->> 'rejection_reason' from audit_log
        where table_name = 'reviews' and after ->> 'status' = 'rejected'`),
    ).toEqual([[userIds.staff, 'Not our client']])
  })

  test('neighbours read first name and initial, and never an address', async () => {
    await act('staff', `update reviews set status = 'approved'`)
    expect((await act('anon', 'select shown_name, review_text from reviews')).rows).toEqual([
      ['Ann G.', 'Spotless, and kind.'],
    ])
    for (const column of ['email', 'name', 'booking_id', 'moderated_by'])
      expect((await act('anon', `select ${column} from reviews`)).refusal?.code).toBe('42501')
    expect((await act('client', 'select * from reviews')).rows).toEqual([])
  })

  test('what pages show is counted as changed, what waits is not', async () => {
    const version = async () => (await engine.owner('select version from private.live_changes'))[0]?.[0]
    await act('staff', `update reviews set reply = 'Thank you'`)
    expect(await version()).toBeUndefined()
    await act('staff', `update reviews set status = 'approved'`)
    expect(await version()).toBe('1')
    await act('staff', `update reviews set reply = 'Thank you, Ann'`)
    await act('staff', `update reviews set status = 'rejected', rejection_reason = 'Taken back'`)
    expect(await version()).toBe('3')
  })
})
