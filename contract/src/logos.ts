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
/** In pixels. A smaller one can't be recognized, and a larger one takes too much memory wherever it's shown. */
export const logoSides = { min: 16, max: 2048 }

/** Also shown by the console before it sends a file. */
export const logoTooLarge = message('Choose an image of at most 256 KB.')
export const logoTypeUnknown = message('Choose a PNG, JPEG, or WebP image.')

const LogoUpload = z.strictObject({
  /** The file's bytes in base64. Its type is read from them. */
  image: z
    .base64(logoTypeUnknown)
    .check(
      z.minLength(1, logoTypeUnknown),
      z.maxLength(4 * Math.ceil(maxLogoBytes / 3), logoTooLarge),
    ),
})
/** Room for an image that's somewhat too large, so that its sender learns the limit. */
const maxBodyBytes = 512 * 1024

const params = z.strictObject({ id: Id })
const reply = z.object({ logo: z.string() })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const setApplicationLogo = defineCall({
  method: 'POST',
  path: '/application/{id}/logo',
  access: 'session',
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
  params,
  reply: Done,
  errors: [...managed, applicationDeleted],
})

export const setOrganizationLogo = defineCall({
  method: 'POST',
  path: '/organization/{id}/logo',
  access: 'session',
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
  params,
  reply: Done,
  errors: managed,
})
