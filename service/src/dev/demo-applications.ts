import { normalScopes } from '@accord/contract/rules/scopes.ts'
import type { ApplicationRow } from '#applications/applications.store.ts'
import { changeApplication } from '#applications/update-application.change.ts'
import { registerApplication } from '#applications/create-application.change.ts'
import type { Decider } from '#access/require-managed.ts'
import { authorize } from '#authorizations/authorize-application.change.ts'
import { revoke } from '#authorizations/revoke.ts'
import type { Context } from '#context.ts'

/** Applications of both organizations, and what each lets the other's do, in the order it happened. */
export async function fillInDemoApplications(
  context: Context,
  northside: Decider,
  mapleGrove: Decider,
) {
  const { db } = context
  const register = (owner: Decider, name: string, description: string, scopes: string[]) =>
    registerApplication(context, {
      ...owner,
      form: { name, description, scopes: normalScopes(scopes) },
    })
  const change = (owner: Decider, { id }: ApplicationRow, body: ChangeBody) =>
    changeApplication(db, { ...owner, id, body })
  const grant = (granting: Decider, { id }: ApplicationRow) =>
    authorize(db, { ...granting, applicationId: id })

  const scheduler = await register(
    northside,
    'Clinic Scheduler',
    'Books appointments and reminds people of them.',
    ['user:read', 'organization:read', 'profile:read', 'transaction:manage'],
  )
  await change(northside, scheduler, {
    redirectUris: [
      'https://scheduler.northside.example/callback',
      'http://localhost:4000/callback',
    ],
  })
  await register(northside, 'Intake Forms', 'Questions that a clinic asks before a first visit.', [
    'user:read',
    'application:read',
    'survey:manage',
  ])
  await register(northside, 'Nightly Reports', 'Runs without a person, once a night.', [
    'organization:read',
    'transaction:read',
    'service-account:manage',
  ])

  const explorer = await register(
    mapleGrove,
    'Survey Explorer',
    'Shows what towns answered, by question and by year.',
    ['user:read', 'application:read', 'survey:read'],
  )
  const map = await register(mapleGrove, 'Town Health Map', 'A map of clinics and referrals.', [
    'organization:read',
    'referral:read',
    'network:read',
  ])

  await grant(mapleGrove, scheduler)
  await grant(northside, explorer)
  const tried = await grant(northside, map)
  await revoke(db, { ...northside, authorization: tried })
  // More than Northside Health granted: its people see it and decide.
  await change(mapleGrove, explorer, {
    scopes: normalScopes(['user:read', 'application:read', 'survey:manage', 'transaction:read']),
  })
}

type ChangeBody = Parameters<typeof changeApplication>[1]['body']
