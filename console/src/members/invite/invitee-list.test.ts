import { expect, test } from 'vitest'
import { addInvitees, type Listed, toSend, withInvitee } from './use-invitees.ts'

const ana: Listed = { email: 'ana@x.com', roles: ['member'], state: 'ready' }

test('IN-1 several addresses are added at the same time, in order, each with the roles', () => {
  const { list, alreadyListed } = addInvitees([ana], 'bo@x.com\ncy@x.com', ['member', 'admin'])
  expect(list.map(({ email }) => email)).toEqual(['ana@x.com', 'bo@x.com', 'cy@x.com'])
  expect(list.at(-1)).toEqual({ email: 'cy@x.com', roles: ['member', 'admin'], state: 'ready' })
  expect(alreadyListed).toEqual([])
})

test("IN-2 an address isn't listed twice", () => {
  const { list, alreadyListed } = addInvitees([ana], 'ANA@x.com, bo@x.com', ['admin'])
  expect(list.map(({ email }) => email)).toEqual(['ana@x.com', 'bo@x.com'])
  expect(list[0]).toEqual(ana)
  expect(alreadyListed).toEqual(['ana@x.com'])
})

test("IN-2 an invalid address is listed with its error and isn't sent", () => {
  const { list } = addInvitees([], 'bo@x', ['member'])
  expect(list).toEqual([
    { email: 'bo@x', roles: ['member'], state: 'unusable', said: 'Enter a valid email address.' },
  ])
  expect(toSend(list)).toEqual([])
})

test("IN-3 failed invitations are sent again, but sent ones aren't", () => {
  const listed = addInvitees([ana], 'bo@x.com', ['member']).list
  const sent = withInvitee(listed, 'ana@x.com', { state: 'sent' })
  const failed = withInvitee(sent, 'bo@x.com', { state: 'failed', said: 'No.' })
  expect(toSend(failed).map(({ email }) => email)).toEqual(['bo@x.com'])
})

test("someone who is already a member isn't invited again", () => {
  const change = { state: 'failed', said: 'No.', forGood: true } as const
  expect(toSend(withInvitee([ana], 'ana@x.com', change))).toEqual([])
})
