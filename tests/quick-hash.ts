// Loaded before everything else in the servers of the tests: passwords are hashed as always, but with so little memory
// that it costs no time. Nothing outside the tests can load it; src/server/auth/passwords.test.ts tries the real ones.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, memory: 8 * parameters.parallelism }, done)
syncBuiltinESMExports()
