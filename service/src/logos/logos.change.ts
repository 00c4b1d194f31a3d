import { invalidInput } from '@accord/contract/errors.ts'
import {
  removeApplicationLogo as removeApplicationLogoCall,
  removeOrganizationLogo as removeOrganizationLogoCall,
  setApplicationLogo as setApplicationLogoCall,
  setOrganizationLogo as setOrganizationLogoCall,
} from '@accord/contract/logos.ts'
import { change, unchanged } from '#calls/change.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import { removeLogo, replaceLogo } from '#data/logos/logos.store.ts'
import { requirePersonManaging } from '#permissions/require-application.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { mediaTypeOfLogo } from './logo-image.ts'
import { withoutMetadata } from './logo-metadata.ts'

/** Reads the image before anything is locked. */
function readImage({ body }: { body: { image: string } }) {
  const bytes = Buffer.from(body.image, 'base64')
  const read = mediaTypeOfLogo(bytes)
  if (typeof read === 'string') throw new RequestError(invalidInput, { fields: { image: read } })
  const { mediaType } = read
  return Promise.resolve({ bytes: withoutMetadata(bytes, mediaType), media_type: mediaType })
}

export const setApplicationLogo = change(setApplicationLogoCall, {
  resolve: requirePersonManaging,
  limits: ({ own }) => [['logosPerOrganization', own.organizationId]],
  prepare: readImage,
  records: ['application_logo_changed'],

  async run({ trx, application, prepared, happened }) {
    const id = await replaceLogo(trx, { application_id: application.id }, prepared)
    const on = { application: application.id }
    happened('application_logo_changed', { on, application: application.name })
    return { logo: presentLogo(id)! }
  },
})

export const removeApplicationLogo = change(removeApplicationLogoCall, {
  resolve: requirePersonManaging,
  records: ['application_logo_removed'],

  async run({ trx, application, happened }) {
    if (!(await removeLogo(trx, { application_id: application.id }))) return unchanged({})
    const on = { application: application.id }
    happened('application_logo_removed', { on, application: application.name })
    return {}
  },
})

export const setOrganizationLogo = change(setOrganizationLogoCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ own }) => [['logosPerOrganization', own.organizationId]],
  prepare: readImage,
  records: ['organization_logo_changed'],

  async run({ trx, params, prepared, happened }) {
    const id = await replaceLogo(trx, { organization_id: params.id }, prepared)
    happened('organization_logo_changed', {})
    return { logo: presentLogo(id)! }
  },
})

export const removeOrganizationLogo = change(removeOrganizationLogoCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  records: ['organization_logo_removed'],

  async run({ trx, params, happened }) {
    if (!(await removeLogo(trx, { organization_id: params.id }))) return unchanged({})
    happened('organization_logo_removed', {})
    return {}
  },
})
