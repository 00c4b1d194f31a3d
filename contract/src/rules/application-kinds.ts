import * as z from 'zod/mini'
import type { Scope } from './scopes.ts'

/** Where an application runs: on a server of its own, in the browser, on a person's device. */
export const applicationKinds = ['web', 'single-page', 'native'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

export const ApplicationKindName = z.enum(applicationKinds, 'Choose web, single-page, or native.')

/** Whoever holds what runs in a browser or on a device can read it through: there no secret can be kept. */
export function isPublic(kind: ApplicationKind): boolean {
  return kind !== 'web'
}

/** Said where an application without a secret asks to act without a person. */
export const needsSecret =
  "An application without a secret can't act in its own name. Leave out service-account:manage."

/** 'Act on its own, without anyone signed in.' */
export const actingForItself: Scope = 'service-account:manage'

/** What no application of that kind may ask for: to act in its own name it must prove who it is. */
export function canRequestScopes(kind: ApplicationKind, scopes: readonly string[]): boolean {
  return !isPublic(kind) || !scopes.includes(actingForItself)
}

/** Said where one of them wants to come without PKCE. */
export const needsPkce = 'An application without a secret must use PKCE.'

/** Said where PKCE would be required and optional at the same time. */
export const pkceContradiction = "PKCE can't be both required and optional. Turn one of them off."

/** Whether it can act in its own name, and not only for people who approve it. */
export function actsForItself(kind: ApplicationKind, scopes: readonly string[]): boolean {
  return scopes.includes(actingForItself) && canRequestScopes(kind, scopes)
}
