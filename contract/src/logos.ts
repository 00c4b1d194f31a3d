import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Done, Id } from './fields.ts'
import { applicationDeleted } from './applications.ts'
import { forbidden, notFound, tooManyRequests, unauthenticated } from './errors.ts'
import { organizationRequired } from './organizations.ts'
import { message } from './translation.ts'

export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type LogoMediaType = (typeof logoMediaTypes)[number]

export const maxLogoBytes = 256 * 1024
/** The allowed side lengths in pixels. Smaller logos can't be recognized, and larger ones take too much memory. */
export const logoSides = { min: 16, max: 2048 }

/** The console also shows this before it sends a file. */
export const logoTooLarge = message('Choose an image of up to 256 KB.')
export const logoTypeUnknown = message('Choose a PNG, JPEG, or WebP image.')

const LogoUpload = z.strictObject({
  /** The file's bytes in base64. Its type is detected from these bytes. */
  image: z
    .base64(logoTypeUnknown)
    .check(
      z.minLength(1, logoTypeUnknown),
      z.maxLength(4 * Math.ceil(maxLogoBytes / 3), logoTooLarge),
    ),
})
/** Leaves room for an image that's slightly too large, so that the sender gets an error that states the limit. */
const maxBodyBytes = 512 * 1024

const params = z.strictObject({ id: Id })
const reply = z.object({ logo: z.string() })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const setApplicationLogo = defineCall({
  method: 'POST',
  path: '/application/{id}/logo',
  access: 'session',
  providerSession: true,
  params,
  body: LogoUpload,
  maxBodyBytes,
  reply,
  errors: [...managed, applicationDeleted, tooManyRequests],
})

export const removeApplicationLogo = defineCall({
  method: 'DELETE',
  path: '/application/{id}/logo',
  access: 'session',
  providerSession: true,
  params,
  reply: Done,
  errors: [...managed, applicationDeleted],
})

export const setOrganizationLogo = defineCall({
  method: 'POST',
  path: '/organization/{id}/logo',
  access: 'session',
  providerSession: true,
  params,
  body: LogoUpload,
  maxBodyBytes,
  reply,
  errors: [...managed, tooManyRequests],
})

export const removeOrganizationLogo = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/logo',
  access: 'session',
  providerSession: true,
  params,
  reply: Done,
  errors: managed,
})
