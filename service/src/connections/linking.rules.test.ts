import { describe, expect, test } from 'vitest'
import {
  type KnownProfile,
  type Situation,
  decideOnConnecting,
  decideOnSignIn,
  domainOfEmail,
  followsAddress,
} from './linking.rules.ts'

const member: KnownProfile = {
  id: 'profile',
  isOwner: false,
  isContact: false,
  isSuspended: false,
  isClosed: false,
  hasProvenAddress: true,
  isLinkedToOther: false,
  hasSecondFactor: false,
}

/** A new person with a verified address in a verified domain. */
const newcomer: Situation = {
  email: 'ana@northside.example',
  emailVerified: true,
  domain: { admitsNew: true },
  isAddressLinked: false,
  isBarred: false,
  settings: { joins: true, hasReachedLimit: false },
}

const decide = (changes: Partial<Situation>) => decideOnSignIn({ ...newcomer, ...changes })

describe('the linking rules', () => {
  test('L1: a linked person signs in, whatever the provider says about the address', () => {
    const signedIn = { rule: 'L1', outcome: 'signed_in', profileId: 'profile' }
    const link = { profile: member }
    expect(decide({ link })).toEqual(signedIn)
    for (const odd of [
      { email: undefined },
      { emailVerified: false },
      { domain: undefined },
      { domain: { admitsNew: false } },
      { isAddressLinked: true },
      { profile: { ...member, id: 'other' } },
    ]) {
      expect(decide({ link, ...odd })).toEqual(signedIn)
    }
    expect(decide({})).not.toEqual(signedIn)
  })

  test('L1: an owner who connected from inside signs in', () => {
    const link = { profile: { ...member, isOwner: true } }
    expect(decide({ link })).toMatchObject({ rule: 'L1', outcome: 'signed_in' })
  })

  test('L2: removed and suspended people are rejected, even if new people can join', () => {
    expect(decide({ link: { profile: undefined } })).toEqual({
      rule: 'L2',
      rejection: 'profile_removed',
    })
    const suspended = { ...member, isSuspended: true }
    const rejected = { rule: 'L2', rejection: 'profile_suspended' }
    expect(decide({ link: { profile: suspended } })).toEqual(rejected)
    expect(decide({ profile: suspended })).toEqual(rejected)
    const closed = { ...member, isClosed: true }
    expect(decide({ link: { profile: closed } })).toMatchObject({ rejection: 'account_closed' })
  })

  test('L2: someone who was removed or suspended does not return as a new person, except by invitation', () => {
    expect(decide({ isBarred: true })).toEqual({ rule: 'L2', rejection: 'profile_removed' })
    const invitation = { id: 'invitation', isForOwner: false, isSendable: true }
    expect(decide({ isBarred: true, invitation })).toMatchObject({ outcome: 'invited' })
    // Anyone can become a contact with an account of their own.
    expect(decide({ isBarred: true, profile: member })).toMatchObject({ rule: 'L2' })
  })

  test('L2: a link that was left behind no longer counts once the person was admitted again', () => {
    const link = { profile: undefined }
    const invitation = { id: 'invitation', isForOwner: false, isSendable: true }
    expect(decide({ link, isBarred: true, invitation })).toMatchObject({ outcome: 'invited' })
    expect(decide({ link, profile: member })).toMatchObject({ outcome: 'member_linked' })
    expect(decide({ link, isBarred: true, profile: member })).toMatchObject({ rule: 'L2' })
  })

  test('L3: a new person in a verified domain is added only if people can join', () => {
    expect(decide({})).toEqual({ rule: 'L3', outcome: 'person_added' })
    const settings = { joins: false, hasReachedLimit: false }
    expect(decide({ settings })).toEqual({ rule: 'L3', rejection: 'joining_off' })
  })

  test('L4: an address outside the verified domains, or none, is rejected', () => {
    const outside = { rule: 'L4', rejection: 'email_outside_domains' }
    expect(decide({ domain: undefined })).toEqual(outside)
    expect(decide({ domain: undefined, profile: member })).toEqual(outside)
    expect(decide({ email: undefined, domain: undefined })).toEqual({
      rule: 'L4',
      rejection: 'email_missing',
    })
    expect(decide({ domain: { admitsNew: false } })).toEqual({
      rule: 'L4',
      rejection: 'domain_lapsed',
    })
  })

  test('L5: an unverified address is rejected, and a missing statement counts only in a verified domain', () => {
    const rejected = { rule: 'L5', rejection: 'email_unverified' }
    expect(decide({ emailVerified: false })).toEqual(rejected)
    expect(decide({ emailVerified: false, profile: member })).toEqual(rejected)
    expect(decide({ emailVerified: undefined })).toMatchObject({ outcome: 'person_added' })
    expect(decide({ emailVerified: undefined, domain: undefined })).toMatchObject({ rule: 'L4' })
  })

  test('L6: a member with the address is linked, after their second factor if they have one', () => {
    const linked = { rule: 'L6', outcome: 'member_linked', profileId: 'profile' }
    expect(decide({ profile: member })).toEqual({ ...linked, needsFactor: false })
    const profile = { ...member, hasSecondFactor: true }
    expect(decide({ profile })).toEqual({ ...linked, needsFactor: true })
  })

  test('L7: an owner with the address is rejected', () => {
    const profile = { ...member, isOwner: true }
    expect(decide({ profile })).toEqual({ rule: 'L7', rejection: 'owner_must_connect' })
  })

  test("L8: an address that is linked to someone else, or that its member didn't prove, is rejected", () => {
    const rejected = { rule: 'L8', rejection: 'email_linked_to_other' }
    expect(decide({ isAddressLinked: true })).toEqual(rejected)
    expect(decide({ profile: { ...member, isLinkedToOther: true } })).toEqual(rejected)
    expect(decide({ profile: { ...member, hasProvenAddress: false } })).toEqual(rejected)
  })

  test('L9: a pending invitation comes before joining, except one as an owner', () => {
    const invitation = { id: 'invitation', isForOwner: false, isSendable: true }
    const invited = { rule: 'L9', outcome: 'invited', invitationId: 'invitation' }
    expect(decide({ invitation })).toEqual(invited)
    const settings = { joins: false, hasReachedLimit: true }
    expect(decide({ invitation, settings })).toEqual(invited)
    expect(decide({ invitation: { ...invitation, isForOwner: true, isSendable: true } })).toEqual({
      rule: 'L9',
      rejection: 'invited_as_owner',
    })
    expect(decide({ invitation, domain: undefined })).toMatchObject({ rule: 'L4' })
  })

  test('L10: a changed address follows only within the verified domains, and if it may be verified', () => {
    const now = { email: 'new@northside.example', emailVerified: true, domain: { admitsNew: true } }
    const before = { email: 'ana@northside.example', isOwner: false }
    expect(followsAddress(now, before)).toBe(true)
    expect(followsAddress(now, { ...before, isOwner: true })).toBe(false)
    expect(followsAddress(now, { ...before, email: now.email })).toBe(false)
    expect(followsAddress({ ...now, domain: undefined }, before)).toBe(false)
    expect(followsAddress({ ...now, emailVerified: false }, before)).toBe(false)
    expect(followsAddress({ ...now, email: undefined }, before)).toBe(false)
  })

  test('L13: too many new people are rejected, and others can still sign in', () => {
    const settings = { joins: true, hasReachedLimit: true }
    expect(decide({ settings })).toEqual({ rule: 'L13', rejection: 'too_many_new_people' })
    expect(decide({ settings, profile: member })).toMatchObject({ rule: 'L6' })
    expect(decide({ settings, link: { profile: member } })).toMatchObject({ rule: 'L1' })
  })
})

describe('connecting from inside (L4)', () => {
  const connecting = (changes: Partial<Parameters<typeof decideOnConnecting>[0]> = {}) =>
    decideOnConnecting({ link: undefined, profile: member, isBarred: false, ...changes })

  test('a member connects their own profile, even as an owner or outside the domains', () => {
    expect(connecting()).toBe('link')
    expect(connecting({ profile: { ...member, isOwner: true } })).toBe('link')
    expect(connecting({ link: { profile: member } })).toBe('linked')
  })

  test('neither side can be linked to someone else', () => {
    const rejected = { rejection: 'linked_to_other' }
    expect(connecting({ link: { profile: { id: 'other' } } })).toEqual(rejected)
    expect(connecting({ profile: { ...member, isLinkedToOther: true } })).toEqual(rejected)
  })

  test('someone who was removed connects only after they were admitted again', () => {
    const rejected = { rejection: 'profile_removed' }
    const contact = { ...member, isContact: true }
    const link = { profile: undefined }
    expect(connecting({ isBarred: true })).toEqual(rejected)
    expect(connecting({ link, profile: contact })).toEqual(rejected)
    expect(connecting({ link })).toBe('link')
  })
})

test("an address's domain is what follows the last @, and subdomains are other domains", () => {
  expect(domainOfEmail('Ana@Northside.Example')).toBe('northside.example')
  expect(domainOfEmail('"a@victim.example"@northside.example')).toBe('northside.example')
  expect(domainOfEmail('ana@eu.northside.example')).toBe('eu.northside.example')
})
