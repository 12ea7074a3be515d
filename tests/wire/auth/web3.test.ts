// Signing in with a wallet, with the public client and the signatures of real wallet libraries.
import { type HDNodeWallet, Wallet } from 'ethers'
import nacl from 'tweetnacl'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  post,
  site,
  tokenOf,
} from './house.ts'
import { base58, inBrowser } from './wallets.ts'

type Client = ReturnType<typeof newClient>
type Wishes = Partial<{ issuedAt: Date; expirationTime: Date; notBefore: Date; nonce: string }>

describeEachEngine('signing in with a wallet', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine, { AUTH_WEB3: 'ethereum, solana', AUTH_ANONYMOUS: 'on' })
  })

  const newWallet = () => Wallet.createRandom()
  const enter = (client: Client, wallet: HDNodeWallet, wishes: Wishes = {}, url = `${site}/auth`) =>
    client.signInWithWeb3({
      chain: 'ethereum',
      wallet: inBrowser(wallet),
      statement: 'I accept the terms.',
      options: {
        url,
        signInWithEthereum: { issuedAt: new Date(house.clock.ms), ...wishes },
      },
    })

  const newSolana = (pair = nacl.sign.keyPair()) => ({
    publicKey: { toBase58: () => base58(pair.publicKey) },
    signMessage: async (message: Uint8Array) => nacl.sign.detached(message, pair.secretKey),
  })
  const enterSolana = (
    client: Client,
    wallet: ReturnType<typeof newSolana>,
    wishes: Record<string, unknown> = {},
  ) =>
    client.signInWithWeb3({
      chain: 'solana',
      wallet: wallet as never,
      options: {
        url: `${site}/auth`,
        signInWithSolana: { issuedAt: new Date(house.clock.ms).toISOString(), ...wishes },
      },
    })

  test('a wallet opens an account of its own, and the same one again', async () => {
    const wallet = newWallet()
    const { data, error } = await enter(newClient(house), wallet, { nonce: 'first-nonce' })
    expect(error).toBe(null)
    const address = wallet.address.toLowerCase()
    expect(data.user).toMatchObject({
      email: '',
      is_anonymous: false,
      app_metadata: { provider: 'web3', providers: ['web3'] },
    })
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: 'web3',
      id: `web3:ethereum:${address}`,
      identity_data: {
        sub: `web3:ethereum:${address}`,
        custom_claims: {
          address,
          chain: 'ethereum',
          network: '1',
          domain: 'coastal.example',
          statement: 'I accept the terms.',
        },
      },
    })
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims.amr).toMatchObject([{ method: 'web3' }])
    const again = await enter(newClient(house), wallet, { nonce: 'second-nonce' })
    expect(again.data.user?.id).toBe(data.user?.id)
  })

  test('a Solana wallet signs in, with all that its message can say', async () => {
    const wallet = newSolana()
    const first = await enterSolana(newClient(house), wallet)
    expect(first.data.user?.identities?.[0]?.id).toBe(`web3:solana:${wallet.publicKey.toBase58()}`)
    const second = await enterSolana(newClient(house), wallet, {
      nonce: '12345678',
      chainId: 'solana:mainnet',
      requestId: 'r-1',
      notBefore: new Date(house.clock.ms - 1000).toISOString(),
      expirationTime: new Date(house.clock.ms + 60_000).toISOString(),
      resources: ['https://coastal.example/terms'],
    })
    expect([second.error, second.data.user?.id]).toEqual([null, first.data.user?.id])
  })

  test('a message works once, and so does a nonce', async () => {
    const wallet = newWallet()
    const issuedAt = new Date(house.clock.ms)
    expect((await enter(newClient(house), wallet, { issuedAt })).error).toBe(null)
    const used = { status: 400, message: 'This message has been used' }
    expect((await enter(newClient(house), wallet, { issuedAt })).error).toMatchObject(used)
    expect((await enter(newClient(house), wallet, { nonce: 'only-once' })).error).toBe(null)
    const later = { nonce: 'only-once', issuedAt: new Date(house.clock.ms + 1000) }
    expect((await enter(newClient(house), wallet, later)).error).toMatchObject(used)
    // A nonce is a wallet's own: nobody uses up another's.
    expect((await enter(newClient(house), newWallet(), { nonce: 'only-once' })).error).toBe(null)
  })

  test.each<[string, (at: number) => { wishes?: Wishes; url?: string }]>([
    [
      'Signed Ethereum message is using URI which is not allowed on this server, message was signed for another app',
      () => ({ url: 'https://evil.example/auth' }),
    ],
    [
      'Signed Ethereum message is using URI which does not use HTTPS',
      () => ({ url: 'http://coastal.example/auth' }),
    ],
    [
      'Signed Ethereum message becomes valid in the future',
      at => ({ wishes: { notBefore: new Date(at + 5000) } }),
    ],
    [
      'Signed Ethereum message is expired',
      at => ({ wishes: { issuedAt: new Date(at - 60_000), expirationTime: new Date(at - 5000) } }),
    ],
    [
      'Ethereum message was issued too long ago',
      at => ({ wishes: { issuedAt: new Date(at - 11 * 60_000) } }),
    ],
    [
      'Ethereum message was issued too far in the future',
      at => ({ wishes: { issuedAt: new Date(at + 11 * 60_000) } }),
    ],
  ])('%s', async (sentence, made) => {
    const { wishes, url } = made(house.clock.ms)
    expect((await enter(newClient(house), newWallet(), wishes, url)).error).toMatchObject({
      status: 400,
      message: sentence,
    })
  })

  // What the client would not write.
  const messageOf = (address: string, fields: Record<string, string> = {}, domain = 'coastal.example') => {
    const all = {
      URI: `${site}/auth`,
      Version: '1',
      'Chain ID': '1',
      'Issued At': new Date(house.clock.ms).toISOString(),
      ...fields,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nHello\n\n${lines.join('\n')}`
  }
  const refused = async (body: object) => {
    const { msg } = await (await post(house, '/token?grant_type=web3', { chain: 'ethereum', ...body })).json()
    return msg
  }

  test('a message that is not in its form, or names another site than its address, opens nothing', async () => {
    const wallet = newWallet()
    const refusedFor = async (message: string) =>
      refused({ message, signature: await wallet.signMessage(message) })
    expect(await refusedFor(messageOf(wallet.address, { Version: '2' }))).toBe(
      'siwe: Version value is not supported, expected 1 got 2',
    )
    expect(await refusedFor(messageOf(wallet.address, {}, 'evil.example'))).toBe(
      'Signed Ethereum message is using a Domain that does not match the one in URI which is not allowed on this server',
    )
  })

  test('only the wallet that the message names can sign it, and only as it stands', async () => {
    const [mine, victim] = [newWallet(), newWallet()]
    const message = messageOf(victim.address)
    const none = 'Signature does not match address in message'
    expect(await refused({ message, signature: await mine.signMessage(message) })).toBe(none)
    const changed = message.replace('Hello', 'Hallo')
    expect(await refused({ message: changed, signature: await victim.signMessage(message) })).toBe(none)
    expect(await refused({ message, signature: `0x${'0'.repeat(130)}` })).toBe(none)
    expect(await refused({ message, signature: `0x${'f'.repeat(130)}` })).toBe(none)
    expect(await refused({ message, signature: `0x${'g'.repeat(130)}` })).toBe(
      'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string',
    )
    expect(await refused({ message: 'short', signature: '' })).toBe('message is too short')
    expect(await refused({ chain: 'dogecoin' })).toBe('Unsupported chain')
    // A key for which a signature of zeros would do.
    const nobody = '1'.repeat(32)
    const signature = `${'A'.repeat(86)}`
    const solana = messageOf(nobody, { 'Chain ID': 'solana:mainnet' }).replace('Ethereum', 'Solana')
    expect(await refused({ chain: 'solana', message: solana, signature })).toBe(none)
  })

  test('only the chains that are set', async () => {
    const one = await openHouse(engine, { AUTH_WEB3: 'solana' })
    const { error } = await enter(newClient(one), newWallet())
    expect(error).toMatchObject({
      status: 422,
      code: 'web3_provider_disabled',
      message: 'Ethereum Web3 provider is disabled',
    })
    const { external } = await (await one.fetch('/auth/v1/settings')).json()
    expect([external.web3_solana, external.web3_ethereum]).toEqual([true, undefined])
  })

  const ways = async (client: Client) => (await client.getUserIdentities()).data?.identities ?? []
  const wayOf = async (client: Client, provider: string) => {
    const found = (await ways(client)).find(one => one.provider === provider)
    if (!found) throw new Error(`There is no identity of ${provider}`)
    return found
  }

  test('a member links a wallet, comes in with it, and takes it away again, but never the last way in', async () => {
    const { client, user, session } = await newMember(house)
    const wallet = newWallet()
    const message = messageOf(wallet.address)
    const authorization = `Bearer ${session.access_token}`
    const body = {
      chain: 'ethereum',
      message,
      signature: await wallet.signMessage(message),
      link_identity: true,
    }
    const linked = await post(house, '/token?grant_type=web3', body, { authorization })
    expect((await linked.json()).user.id).toBe(user.id)
    const entered = newClient(house)
    expect((await enter(entered, wallet)).data.user?.id).toBe(user.id)
    const [email, web3] = [await wayOf(client, 'email'), await wayOf(client, 'web3')]
    expect((await client.unlinkIdentity(email)).error?.code).toBe('email_conflict_identity_not_deletable')
    expect((await client.unlinkIdentity(web3)).error).toBe(null)
    expect((await ways(client)).map(({ provider }) => provider)).toEqual(['email'])
    // It opens an account of its own again.
    expect((await enter(newClient(house), wallet, { nonce: 'after-that' })).data.user?.id).not.toBe(user.id)
  })

  test('a wallet of somebody else is not linked, and a lone wallet stays', async () => {
    const wallet = newWallet()
    const owner = newClient(house)
    const { data } = await enter(owner, wallet)
    expect((await owner.unlinkIdentity(await wayOf(owner, 'web3'))).error?.code).toBe(
      'single_identity_not_deletable',
    )
    const { session } = await newMember(house)
    const message = messageOf(wallet.address)
    const body = {
      chain: 'ethereum',
      message,
      signature: await wallet.signMessage(message),
      link_identity: true,
    }
    const answer = await post(house, '/token?grant_type=web3', body, {
      authorization: `Bearer ${session.access_token}`,
    })
    expect((await answer.json()).error_code).toBe('identity_already_exists')
    expect((await owner.getUser()).data.user?.id).toBe(data.user?.id)
  })

  test('the account of a wallet gets an address and a password, and then the wallet may go', async () => {
    const client = newClient(house)
    await enter(client, newWallet())
    const email = newEmail('wallet')
    expect((await client.updateUser({ email })).error).toBe(null)
    const token_hash = tokenOf(await lastMailTo(house, email))
    expect((await client.verifyOtp({ token_hash, type: 'email_change' })).error).toBe(null)
    await client.updateUser({ password: goodPassword })
    expect((await client.unlinkIdentity(await wayOf(client, 'web3'))).error).toBe(null)
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBe(null)
  })

  test('a banned account stays shut', async () => {
    const wallet = newWallet()
    const { data } = await enter(newClient(house), wallet)
    await newClient(house, { key: house.keys.secretKey }).admin.updateUserById(data.user?.id ?? '', {
      ban_duration: '1h',
    })
    expect((await enter(newClient(house), wallet, { nonce: 'banned-now' })).error?.code).toBe('user_banned')
  })
})
