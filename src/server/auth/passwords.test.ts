import bcrypt from 'bcryptjs'
import { expect, test } from 'vitest'
import { Overloaded } from '#server/database/database-error.ts'
import { askFor, strangerAt } from '#server/turns/asker.ts'
import { createPasswords, isKnownHash, isOutdatedHash } from './passwords.ts'

const passwords = createPasswords()

test('a password matches its own hash alone, which names its strength', async () => {
  const kept = await passwords.hash('blue wren')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await passwords.matches('blue wren', kept)).toBe(true)
  expect(await passwords.matches('Blue wren', kept)).toBe(false)
})

test('nothing matches an account that has no password', async () => {
  expect(await passwords.matches('', null)).toBe(false)
  expect(await passwords.matches('blue wren', null)).toBe(false)
})

test('an account that is not there takes its turn at hashing like any other', async () => {
  const order: string[] = []
  const one = createPasswords({ office: 1, writing: 1, reading: 1, stranger: 1 })
  await Promise.all([
    one.hash('blue wren').then(() => order.push('hash')),
    one.matches('blue wren', null).then(() => order.push('nobody')),
  ])
  expect(order).toEqual(['hash', 'nobody'])
})

test('an imported bcrypt hash is accepted and due to be replaced', async () => {
  const kept = await bcrypt.hash('blue wren', 4)
  expect(await passwords.matches('blue wren', kept)).toBe(true)
  expect(await passwords.matches('red wren', kept)).toBe(false)
  expect([isKnownHash(kept), isOutdatedHash(kept)]).toEqual([true, true])
})

test('a text that is no hash is neither known nor matched', async () => {
  expect(isKnownHash('blue wren')).toBe(false)
  expect(await passwords.matches('blue wren', 'blue wren')).toBe(false)
})

test('whoever would wait too long is asked to come back, and the office is not', async () => {
  const wrong = () => askFor(strangerAt('192.0.2.1'), () => passwords.matches('x', bcryptHash))
  const crowd = Array.from({ length: 60 }, () => wrong().catch(error => error))
  const office = await passwords.matches('y', bcryptHash)
  expect(office).toBe(true)
  const outcomes = await Promise.all(crowd)
  expect(outcomes).toContainEqual(expect.any(Overloaded))
  expect(outcomes).toContain(false)
})

const bcryptHash = bcrypt.hashSync('y', 10)
