import { expect, test } from 'vitest'
import { encryptNotice, longestNotice } from './encrypt-notice.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, section 5 and appendix A.
const device = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const chance = {
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
}
const message =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('the message of the RFC comes out byte for byte', () => {
  const text = 'When I grow up, I want to be a watermelon'
  expect(encryptNotice(text, device, chance).toString('base64url')).toBe(message)
})

test('no two messages are alike', () => {
  expect(encryptNotice('New', device)).not.toEqual(encryptNotice('New', device))
})

test('what does not fit into one record is not sent', () => {
  expect(encryptNotice('x'.repeat(longestNotice), device)).toHaveLength(4096 + 86)
  expect(() => encryptNotice('x'.repeat(longestNotice + 1), device)).toThrow('one record')
})

test('a key that is no point of the curve is refused', () => {
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  expect(() => encryptNotice('New', { ...device, p256dh })).toThrow()
})
