import { updateUser } from '@accord/contract/accounts.ts'
import { resetPassword, sendResetLink } from '@accord/contract/passwords.ts'
import { declineInvitation } from '@accord/contract/invitations.ts'
import { removeMember } from '@accord/contract/members.ts'
import { deleteNetwork, removeFromNetwork } from '@accord/contract/networks.ts'
import { updateProfile, verifyProfileEmail } from '@accord/contract/profiles.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMail } from '#mail/outbox.store.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { createTestSignUp } from '#testing/accounts.ts'
import { createFinishedExport, ofOrganization } from '#testing/exports.ts'
import { addTotp, signInTwice } from '#testing/factors.ts'
import { randomEmail, createTestInvitation } from '#testing/members.ts'
import { createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import { registerTestClient, issueTokensFor, publicUrl, startOAuthService } from '#testing/oauth.ts'
import type { TestService } from '#testing/test-service.ts'
import { sendDueMailings } from '#background/mailings.ts'

/** The host that links would have if they were built from a request's headers. */
const evil = 'evil.example'
const poison = {
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '666',
  'x-forwarded-server': evil,
  'x-host': evil,
  'x-original-host': evil,
  'x-original-url': `https://${evil}/`,
  forwarded: `for=203.0.113.7;host=${evil};proto=http`,
  referer: `https://${evil}/`,
}

let service: TestService
const linksOf = new Map<string, string[]>()

/** Requests everything that people get emails about, with such headers. */
beforeAll(async () => {
  const plainFetch = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(poison)) headers.set(name, value)
    return plainFetch(address, { ...init, headers })
  })
  service = await startOAuthService()
  await passwords()
  await people()
  await networks()
  await applications()
  await factors()
  vi.restoreAllMocks()

  const { db, secrets } = service.context
  for (const row of await db.selectFrom('mails').selectAll().execute()) {
    const { text, html } = openMail(secrets, row)!
    const links = `${text} ${html}`.match(/https?:\/\/[^\s"<>)]+/g) ?? []
    linksOf.set(row.kind, [...(linksOf.get(row.kind) ?? []), ...links])
    expect(`${text} ${html}`).not.toContain(evil)
  }
})
afterAll(() => service[Symbol.asyncDispose]())

async function passwords() {
  // Other people in this test are inserted directly, so they get no verification email.
  await createTestSignUp(service)
  const { email } = await service.createPerson()
  await service.anonymous.call(sendResetLink, { body: { email } })
  const token = await service.codeFor(email)
  const body = { email, token, password: 'Orchard-77-Window' }
  await service.anonymous.call(resetPassword, { body })
  const other = await service.createPerson()
  await other.as.call(updateUser, {
    params: { id: other.id },
    body: { currentPassword: other.password, password: body.password },
  })
}

async function people() {
  const home = await service.createOrganization()
  const { owner } = home
  const email = randomEmail()
  await owner.as.call(updateProfile, { params: { id: owner.profileId }, body: { email } })
  await owner.asUser.call(verifyProfileEmail, { body: { code: await service.codeFor(email) } })
  const guest = await service.createPerson()
  const { code } = await createTestInvitation(service, home, { email: guest.email })
  await guest.as.call(declineInvitation, { params: { id: code }, body: {} })
  const member = await service.createMember(home, ['member'])
  const params = { id: home.id, memberId: member.profileId }
  await owner.as.call(removeMember, { params })
  await createFinishedExport(service, owner.as, ofOrganization(home))
}

async function networks() {
  const by = await service.createOrganization()
  const network = await createTestNetwork(by)
  const joined = await Promise.all([1, 2, 3].map(() => service.createOrganization()))
  for (const each of joined) await joinedTo(network, each)
  await invitedTo(network, await service.createOrganization())
  const [removed, left] = joined
  const { id } = network
  await by.owner.as.call(removeFromNetwork, { params: { id, memberId: removed!.id } })
  await left!.owner.as.call(removeFromNetwork, { params: { id, memberId: left!.id } })
  await by.owner.as.call(deleteNetwork, { params: { id } })
  await sendDueMailings(service.context)
}

/** Uses a refresh token twice, which revokes all of its tokens and notifies the person. */
async function applications() {
  const organization = await service.createOrganization()
  const registered = await registerTestClient(organization)
  const { client, tokens } = await issueTokensFor(service, registered, organization.owner)
  await oauth.refreshTokenGrant(client, tokens.refresh_token!)
  await service.context.pool.query(
    `update oauth_artifacts set consumed_at = consumed_at - interval '1 hour' where hash = $1`,
    [hashSecret(tokens.refresh_token!)],
  )
  await oauth.refreshTokenGrant(client, tokens.refresh_token!).catch(() => {})
}

/** Changes a person's sign-in methods and replaces a lost device. */
async function factors() {
  const person = await service.createPerson()
  const { recoveryCodes } = await addTotp(person, service.context)
  const proof = { recovery: recoveryCodes[0]! }
  await signInTwice(service.anonymous.with({ 'user-agent': 'another' }), person, proof)
}

const kinds = [
  'application_access_ended',
  'export_completed',
  'invitation',
  'invitation_declined',
  'member_removed',
  'network_deleted',
  'network_invitation',
  'network_left',
  'network_member_removed',
  'new_place',
  'password_changed',
  'profile_email_changed',
  'profile_email_requested',
  'recovery_code_used',
  'reset_password',
  'second_factor_begun',
  'secret_shown',
  'totp_added',
  'verify_email',
  'verify_profile_email',
]

describe("CO1: a request's Host header doesn't reach an email of the kind", () => {
  test.each(kinds)("a request's Host header doesn't reach an email of the kind %s", (kind) => {
    const links = linksOf.get(kind)!
    expect(links.filter((link) => !link.startsWith(`${publicUrl}/`))).toEqual([])
    // An invitation or an email about the account itself is useless without its link.
    if (/verify|reset|invitation$/.test(kind)) expect(links).not.toEqual([])
  })

  test('CO1: no other kind of email exists', () => {
    expect([...linksOf.keys()].toSorted()).toEqual(kinds)
  })
})
