// Whether a wallet has signed a message: a public key found again from the signature for Ethereum, the address itself for
// Solana. Contracts that stand for a wallet (EIP-1271) would have to be asked over the network, and are not.
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { AuthRefusal } from './auth-refusal.ts'
import type { Chain } from './web3-message.ts'

export const isSignedBy: Record<Chain, (address: string, message: string, signature: Uint8Array) => boolean> =
  { ethereum: isSignedByEthereum, solana: isSignedBySolana }

/** The bytes of a signature as the clients write it. */
export const readSignature: Record<Chain, (text: string) => Uint8Array> = {
  ethereum: text => {
    const digits = text.replace(/^0x/, '')
    if (!/^[0-9a-f]{130}$/i.test(digits))
      throw invalid('signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string')
    return Buffer.from(digits, 'hex')
  },
  solana: text => {
    if (text.length !== 86 && text.length !== 88)
      throw invalid('signature must be 64 bytes encoded as base64 with or without padding')
    if (!/^[\w+/-]{86}(==)?$/.test(text)) throw invalid('signature does not contain valid base64 characters')
    return Buffer.from(text, 'base64url')
  },
}

const invalid = (sentence: string) => new AuthRefusal('validation_failed', sentence)

function isSignedByEthereum(address: string, message: string, signature: Uint8Array) {
  const recovery = (signature[64] ?? 0) % 27
  if (recovery > 1) return false
  try {
    const signed = secp256k1.Signature.fromBytes(signature.subarray(0, 64)).addRecoveryBit(recovery)
    const key = signed.recoverPublicKey(personalHash(message)).toBytes(false).subarray(1)
    return Buffer.from(keccak_256(key).subarray(12)).toString('hex') === address.slice(2)
  } catch {
    // No point of the curve.
    return false
  }
}

// As wallets sign what people read, so that no transaction can pass for it (EIP-191).
function personalHash(message: string) {
  const bytes = Buffer.from(message)
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]))
}

// Strict: a key of small order would take signatures that nobody made.
function isSignedBySolana(address: string, message: string, signature: Uint8Array) {
  const key = fromBase58(address)
  return key.length === 32 && ed25519.verify(signature, Buffer.from(message), key, { zip215: false })
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function fromBase58(text: string): Uint8Array {
  const number = [...text].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n)
  const digits = number === 0n ? '' : number.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Buffer.concat([
    Buffer.alloc(zeros),
    Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex'),
  ])
}
