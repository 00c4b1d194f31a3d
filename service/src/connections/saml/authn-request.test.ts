import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { samlTestProvider } from '#testing/helpers/saml-provider.ts'
import { requestSignIn } from './authn-request.ts'
import { nameIdFormats } from './name-id-formats.ts'

const { acsUrl, serviceEntityId } = samlTestProvider

async function request({
  formats = [] as string[],
  relayState = 'state-1',
  forceAuthn = false,
} = {}) {
  const { id, url } = await requestSignIn({
    connection: { redirectUrl: 'https://idp.example/sso?tenant=1', nameIdFormats: formats },
    serviceProvider: { entityId: serviceEntityId, acsUrl },
    relayState,
    forceAuthn,
  })
  const { searchParams, origin } = new URL(url)
  const encoded = Buffer.from(searchParams.get('SAMLRequest')!, 'base64')
  return { id, origin, searchParams, xml: inflateRawSync(encoded).toString() }
}

test('a request names us, its ID, and the address for the response', async () => {
  const { id, origin, searchParams, xml } = await request()
  expect([origin, searchParams.get('tenant'), searchParams.get('RelayState')]).toEqual([
    'https://idp.example',
    '1',
    'state-1',
  ])
  expect(id).toMatch(/^_[0-9a-f]{40}$/)
  for (const part of [
    `ID="${id}"`,
    `AssertionConsumerServiceURL="${acsUrl}"`,
    'Destination="https://idp.example/sso?tenant=1"',
    `${serviceEntityId}</saml:Issuer>`,
    'AllowCreate="true"',
  ]) {
    expect(xml).toContain(part)
  }
  expect(xml).not.toMatch(/ForceAuthn|RequestedAuthnContext|Format=/)
})

test('every request has its own ID', async () => {
  expect((await request()).id).not.toBe((await request()).id)
})

test('a request can require a new proof', async () => {
  expect((await request({ forceAuthn: true })).xml).toContain('ForceAuthn="true"')
})

test('a request names the persistent format only if the provider knows it', async () => {
  const persistent = await request({ formats: [nameIdFormats.transient, nameIdFormats.persistent] })
  expect(persistent.xml).toContain(`Format="${nameIdFormats.persistent}"`)
  expect((await request({ formats: [nameIdFormats.emailAddress] })).xml).not.toContain('Format=')
})

test('a longer relay state is an error', async () => {
  await expect(request({ relayState: 'a'.repeat(81) })).rejects.toThrow('80 bytes')
})
