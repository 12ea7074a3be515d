// Wallets as a browser has them, with the signatures of real wallet libraries.
import type { HDNodeWallet } from 'ethers'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export function base58(bytes: Uint8Array) {
  let [number, text] = [BigInt(`0x${Buffer.from(bytes).toString('hex')}`), '']
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text
  return text
}

// The wallet as a browser has it.
export const inBrowser = (wallet: HDNodeWallet) => ({
  address: wallet.address,
  on: () => {},
  removeListener: () => {},
  request: async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_requestAccounts') return [wallet.address]
    if (method === 'eth_chainId') return '0x1'
    const [hex = ''] = params as string[]
    return wallet.signMessage(Buffer.from(hex.slice(2), 'hex').toString())
  },
})
