import { expect, test } from 'vitest'
import { readWeb3Message } from './web3-message.ts'

const address = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const at = '2026-11-17T10:00:00.000Z'

function written(fields: Record<string, string> = {}, domain = 'coastal.example') {
  const all = { URI: 'https://coastal.example/', Version: '1', 'Chain ID': '1', 'Issued At': at, ...fields }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nHello\n\n${lines.join('\n')}`
}

test('a message is read whole, and its address in small letters', () => {
  const resources = '\nResources:\n- https://coastal.example/terms'
  expect(readWeb3Message('ethereum', written({ Nonce: 'abcdefgh' }) + resources)).toMatchObject({
    domain: 'coastal.example',
    address: address.toLowerCase(),
    statement: 'Hello',
    network: '1',
    nonce: 'abcdefgh',
    issuedAt: new Date(at),
    expiresAt: null,
  })
})

test.each<[string, string]>([
  ['message needs at least 6 lines', 'a\nb'],
  ['Version value is not supported, expected 1 got 2', written({ Version: '2' })],
  ['Chain ID is not valid', written({ 'Chain ID': 'one' })],
  ['URI is not valid', written({ URI: 'nowhere' })],
  ['URI is not specified', written({ URI: '' })],
  ['Issued At is not a valid ISO8601 timestamp', written({ 'Issued At': 'today' })],
  ['Issued At is after Expiration Time', written({ 'Expiration Time': '2026-11-17T09:00:00Z' })],
  [
    'Not Before is after Expiration Time',
    written({ 'Expiration Time': '2026-11-17T11:00:00Z', 'Not Before': '2026-11-17T12:00:00Z' }),
  ],
  ['third line must be empty', written().replace('\n\n', '\nx\n')],
  ['wallet address is not a valid Ethereum address', written().replace(address, '0x1234')],
  ['domain in first line of message is not valid', written({}, 'coastal.example/@evil')],
  ['encountered unparsable line at index 9', `${written()}\nURI: https://evil.example/`],
  ['encountered unparsable line at index 3', written().replace('Hello\n\n', 'Hello\n')],
  ['Resource is not a valid URI', `${written()}\nResources:\n- nothing`],
  [
    'message first line does not end in " wants you to sign in with your Ethereum account:"',
    written().replace('Ethereum', 'Solana'),
  ],
])('%s', (sentence, message) => {
  expect(() => readWeb3Message('ethereum', message)).toThrow(`siwe: ${sentence}`)
})
