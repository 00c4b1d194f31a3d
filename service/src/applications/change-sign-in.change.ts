import { updateApplication } from '@accord/contract/applications.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import { isPublic, needsPkce, pkceContradiction } from '@accord/contract/rules/application-kinds.ts'
import type { IdTokenAlgorithm } from '@accord/contract/rules/sign-in-settings.ts'
import { requirePersonManaging, confirmedLately } from '#permissions/require-application.ts'
import { type Changing, change, endsNothing, unchanged } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { settingsChanged } from './applications.rules.ts'
import { setApplication } from '#data/applications/applications.store.ts'
import { presentNow } from './update-application.change.ts'

interface Settings {
  pkceOptional?: boolean
  requirePkce?: boolean
  idTokenAlg?: IdTokenAlgorithm
  claimsInIdToken?: boolean
}

/** How people sign in to an application. */
export const changeSignIn = change(
  updateApplication as Changing<typeof updateApplication, Settings>,
  {
    as: requirePersonManaging,
    may: confirmedLately,
    records: ['application_sign_in_changed'],

    async do({ trx, application, body, happened }) {
      const { pkceOptional, requirePkce, idTokenAlg, claimsInIdToken } = body
      if (pkceOptional && isPublic(application.kind)) {
        throw new Refused(invalidInput, { fields: { pkceOptional: needsPkce } })
      }
      if (
        (pkceOptional ?? application.pkce_optional) &&
        (requirePkce ?? application.require_pkce)
      ) {
        const field = requirePkce ? 'requirePkce' : 'pkceOptional'
        throw new Refused(invalidInput, { fields: { [field]: pkceContradiction } })
      }
      const wanted = {
        ...(pkceOptional !== undefined && { pkce_optional: pkceOptional }),
        ...(requirePkce !== undefined && { require_pkce: requirePkce }),
        ...(idTokenAlg && { id_token_alg: idTokenAlg }),
        ...(claimsInIdToken !== undefined && { claims_in_id_token: claimsInIdToken }),
      }
      const settings = settingsChanged(application, wanted)
      if (settings.length === 0) return unchanged(await presentNow(trx, application))
      happened('application_sign_in_changed', { application: application.name, settings })
      return presentNow(trx, await setApplication(trx, application.id, wanted))
    },
    consequences: endsNothing,
  },
)
