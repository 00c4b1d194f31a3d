import { message } from '@accord/contract/translation.ts'
import { updateApplication } from '@accord/contract/applications.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import { requireRecentReauth, requirePersonManaging } from '#permissions/require-application.ts'
import { type Changing, change, noImpact, unchanged } from '#calls/change.ts'
import { isPublicHost } from '#http/outbound.ts'
import { RequestError } from '#request-error.ts'
import { differenceOf, requireFitting, settingsChanged } from './applications.rules.ts'
import { setApplication } from '#data/applications/applications.store.ts'
import { presentNow } from './applications.change.ts'
import { isPublic, needsPkce, pkceContradiction } from '@accord/contract/rules/application-kinds.ts'
import type { IdTokenAlgorithm } from '@accord/contract/rules/redirect-uris.ts'

type Call = typeof updateApplication

/** Changes the redirect addresses. A new order is also a change, although nothing is added or removed. */
export const changeRedirects = change(
  updateApplication as Changing<Call, { redirectUris: string[] }>,
  {
    resolve: requirePersonManaging,
    authorize: requireRecentReauth,
    records: ['application_redirects_changed'],

    async run({ trx, application, body: { redirectUris }, happened }) {
      const { id, name, kind, redirect_uris: before } = application
      requireFitting(kind, 'redirectUris', redirectUris)
      if (redirectUris.join(' ') === before.join(' ')) {
        return unchanged(await presentNow(trx, application))
      }
      const difference = differenceOf(before, redirectUris)
      const on = { application: id }
      happened('application_redirects_changed', { on, application: name, ...difference })
      return presentNow(trx, await setApplication(trx, id, { redirect_uris: redirectUris }))
    },
    impact: noImpact,
  },
)

export const changePostLogout = change(
  updateApplication as Changing<Call, { postLogoutUris: string[] }>,
  {
    resolve: requirePersonManaging,
    authorize: requireRecentReauth,
    records: ['application_post_logout_changed'],

    async run({ trx, application, body: { postLogoutUris }, happened }) {
      const { id, name, kind, post_logout_uris: before } = application
      requireFitting(kind, 'postLogoutUris', postLogoutUris)
      if (postLogoutUris.join(' ') === before.join(' ')) {
        return unchanged(await presentNow(trx, application))
      }
      const difference = differenceOf(before, postLogoutUris)
      const on = { application: id }
      happened('application_post_logout_changed', { on, application: name, ...difference })
      return presentNow(trx, await setApplication(trx, id, { post_logout_uris: postLogoutUris }))
    },
    impact: noImpact,
  },
)

/**
 * Changes the address for sign-out notifications. The service itself sends requests to it, so plain http and private
 * addresses are allowed only in local installations.
 */
export const changeBackchannel = change(
  updateApplication as Changing<Call, { backchannelLogoutUri: string | null }>,
  {
    resolve: requirePersonManaging,
    authorize: requireRecentReauth,
    records: ['application_backchannel_changed'],

    async run({ trx, application, body, happened }, { config: { local } }) {
      const { id, name, backchannel_logout_uri: before } = application
      const { backchannelLogoutUri: after } = body
      const complaint = after === null || local ? undefined : outboundComplaint(after)
      if (complaint) {
        throw new RequestError(invalidInput, { fields: { backchannelLogoutUri: complaint } })
      }
      if (after === before) return unchanged(await presentNow(trx, application))
      const on = { application: id }
      happened('application_backchannel_changed', { on, application: name, before, after })
      return presentNow(trx, await setApplication(trx, id, { backchannel_logout_uri: after }))
    },
    impact: noImpact,
  },
)

/** Applies the rules of `http/outbound.ts`, as far as they can be checked without resolving the name. */
function outboundComplaint(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return message('Use https.')
  return isPublicHost(hostname) ? undefined : message('Use an address on the public internet.')
}

interface Settings {
  pkceOptional?: boolean
  requirePkce?: boolean
  idTokenAlg?: IdTokenAlgorithm
  claimsInIdToken?: boolean
}

export const changeSignIn = change(
  updateApplication as Changing<typeof updateApplication, Settings>,
  {
    resolve: requirePersonManaging,
    authorize: requireRecentReauth,
    records: ['application_sign_in_changed'],

    async run({ trx, application, body, happened }) {
      const { pkceOptional, requirePkce, idTokenAlg, claimsInIdToken } = body
      if (pkceOptional && isPublic(application.kind)) {
        throw new RequestError(invalidInput, { fields: { pkceOptional: needsPkce } })
      }
      if (
        (pkceOptional ?? application.pkce_optional) &&
        (requirePkce ?? application.require_pkce)
      ) {
        const field = requirePkce ? 'requirePkce' : 'pkceOptional'
        throw new RequestError(invalidInput, { fields: { [field]: pkceContradiction } })
      }
      const wanted = {
        ...(pkceOptional !== undefined && { pkce_optional: pkceOptional }),
        ...(requirePkce !== undefined && { require_pkce: requirePkce }),
        ...(idTokenAlg && { id_token_alg: idTokenAlg }),
        ...(claimsInIdToken !== undefined && { claims_in_id_token: claimsInIdToken }),
      }
      const settings = settingsChanged(application, wanted)
      if (settings.length === 0) return unchanged(await presentNow(trx, application))
      const on = { application: application.id }
      happened('application_sign_in_changed', { on, application: application.name, settings })
      return presentNow(trx, await setApplication(trx, application.id, wanted))
    },
    impact: noImpact,
  },
)
