import * as z from 'zod/mini'
import type { Scope } from './scopes.ts'
import { message } from '../translation.ts'

/** Where an application runs: on its own server, in the browser, or on a person's device. */
export const applicationKinds = ['web', 'single-page', 'native'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

export const ApplicationKindName = z.enum(
  applicationKinds,
  message('Choose “web”, “single-page”, or “native”.'),
)

/** Whether the application can't keep a secret, because anyone can read code that runs in a browser or on a device. */
export function isPublic(kind: ApplicationKind): boolean {
  return kind !== 'web'
}

/** The error for an application without a secret that requests to act in its own name. */
export const needsSecret = message(
  "An application without a secret can't act on its own behalf. Remove the service-account:manage scope.",
)

/** The scope that lets an application act in its own name, without a signed-in person. */
export const actingForItself: Scope = 'service-account:manage'

/**
 * Whether applications of this kind can request these scopes. To act in its own name, an application must be able to
 * authenticate.
 */
export function canRequestScopes(kind: ApplicationKind, scopes: readonly string[]): boolean {
  return !isPublic(kind) || !scopes.includes(actingForItself)
}

/** The error for an application without a secret that doesn't use PKCE. */
export const needsPkce = message('An application without a secret must use PKCE.')

/** The error if PKCE would be both required and optional. */
export const pkceContradiction = message(
  "PKCE can't be both required and optional. Turn off one of the two settings.",
)

/** Whether the application can act in its own name, and not only for people who approve it. */
export function actsForItself(kind: ApplicationKind, scopes: readonly string[]): boolean {
  return scopes.includes(actingForItself) && canRequestScopes(kind, scopes)
}
