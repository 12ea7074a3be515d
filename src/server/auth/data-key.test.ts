import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findVault, makeVault, sealedBy, vaultOf } from './data-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const given = '0123456789abcdef'.repeat(4)

test('a sealed secret opens with its key, for what it belongs to, and unchanged alone', () => {
  const vault = vaultOf(given)
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'factor 1')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(vault.seal('JBSWY3DPEHPK3PXP', 'factor 1')).not.toBe(sealed)
  expect(vault.open(sealed, 'factor 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => vault.open(sealed, 'factor 2')).toThrow()
  expect(() => vault.open(`${sealed.slice(0, -2)}AA`, 'factor 1')).toThrow()
  expect(() => vaultOf('f'.repeat(64)).open(sealed, 'factor 1')).toThrow(/another key/)
  expect([sealedBy(sealed), sealedBy('JBSWY3DPEHPK3PXP')]).toEqual([vault.keyId, undefined])
})

test('the key comes from the setting, or from a file for its owner alone that is made once', () => {
  const settings = { dataKey: undefined, dataDir: join(dataDir, 'deeper') }
  expect(findVault(settings)).toBeUndefined()
  const { keyId } = makeVault(settings)
  const file = join(settings.dataDir, 'secrets.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect([makeVault(settings).keyId, findVault(settings)?.keyId]).toEqual([keyId, keyId])
  expect(readdirSync(settings.dataDir)).toEqual(['secrets.key'])
  expect(findVault({ ...settings, dataKey: given })?.keyId).toBe(vaultOf(given).keyId)
})
