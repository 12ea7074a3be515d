// What people do with a device that keeps keys, through the public client.
import { expect } from 'vitest'
import { openAuthenticator } from './authenticator.ts'
import { type House, newClient, newMember, site } from './house.ts'

export type Client = ReturnType<typeof newClient>
export type Device = ReturnType<typeof openAuthenticator>
export type Credential = Parameters<Client['passkey']['verifyRegistration']>[0]['credential']
export type Ways = Parameters<Device['get']>[1]
type FactorAnswer = Parameters<Client['mfa']['webauthn']['verify']>[0]['webauthn']['credential_response']

export const asCreation = (options: unknown) => options as Parameters<Device['create']>[0]
export const sent = (answer: object) => answer as unknown as Credential

/** The house opens in beforeAll, so it is asked for each time. */
export function deviceSteps(open: () => House) {
  async function register(client: Client, device: Device, ways: Ways = {}) {
    const { data, error } = await client.passkey.startRegistration()
    if (!data) throw error
    const credential = sent(device.create(asCreation(data.options), ways))
    return client.passkey.verifyRegistration({ challengeId: data.challenge_id, credential })
  }

  async function ask(client: Client) {
    const { data, error } = await client.passkey.startAuthentication()
    if (!data) throw error
    return { id: data.challenge_id, options: data.options as Parameters<Device['get']>[0] }
  }

  async function signIn(device: Device, ways: Ways = {}, client = newClient(open())) {
    const { id, options } = await ask(client)
    const credential = sent(device.get(options, ways))
    const { data, error } = await client.passkey.verifyAuthentication({ challengeId: id, credential })
    return { client, credential, challengeId: id, session: data?.session, error }
  }

  async function newKeyholder() {
    const member = await newMember(open())
    const device = openAuthenticator()
    const { data, error } = await register(member.client, device)
    if (!data) throw error
    return { ...member, device, passkey: data }
  }

  const party = { rpId: new URL(site).hostname, rpOrigins: [site] }

  async function showDevice(client: Client, factorId: string, device: Device, ways: Ways = {}) {
    const { data, error } = await client.mfa.challenge({ factorId, webauthn: party })
    if (!data) throw error
    const { type, credential_options: asked } = data.webauthn
    const answer =
      type === 'create'
        ? device.create(asked.publicKey as Parameters<Device['create']>[0], ways)
        : device.get(asked.publicKey as Parameters<Device['get']>[0], ways)
    const credential_response = answer as unknown as FactorAnswer
    const verify = () =>
      client.mfa.verify({ factorId, challengeId: data.id, webauthn: { type, ...party, credential_response } })
    return { ...(await verify()), verify, type }
  }

  async function newGuarded() {
    const member = await newMember(open())
    const device = openAuthenticator()
    const { data } = await member.client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' })
    const factorId = data?.id ?? ''
    const { error, type } = await showDevice(member.client, factorId, device)
    if (error) throw error
    expect(type).toBe('create')
    return { ...member, device, factorId }
  }

  return { register, ask, signIn, newKeyholder, showDevice, newGuarded }
}
