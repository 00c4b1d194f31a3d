import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { requestedScopes } from '#authorizations/authorizations.rules.ts'
import type { MailingKind } from '#mailings/mailing.ts'
import { type ToManager, withManagers } from '#data/organizations/managers.store.ts'
import { requestedShares } from '#data/networks/networks.rules.ts'
import { emailContext } from '#mail/compose-email.ts'
import { scopesRequestedMail, sharesRequestedMail } from './access-requested.mail.ts'
import {
  type AccessDecider,
  getAccessRequester,
  listNextAuthorizing,
  listNextSharing,
  type AccessRequestedMailing,
} from '../access-requested/changed-scopes.store.ts'

type Wider<Asked> = MailingKind<
  AccessRequestedMailing,
  AccessDecider<Asked>,
  ToManager<AccessDecider<Asked>>
>

/** Goes to the managers of organizations that authorized an application. */
export const scopesRequestedMailing: Wider<Scope> = {
  name: 'wider_scopes',
  limit: 'widerMailPerAsker',
  about: getAccessRequester,
  audience: listNextAuthorizing,
  recipients: (trx, _asker, organizations) => withManagers(trx, organizations),
  email(config, asker, { organization, manager }) {
    const { asked, agreed, refused } = organization
    const requested = requestedScopes(asked, agreed, refused)
    return scopesRequestedMail(emailContext(config), asker, { organization, requested, manager })
  },
}

/** Goes to the managers of organizations that joined a network. */
export const sharesRequestedMailing: Wider<ScopeEntity> = {
  name: 'wider_shares',
  limit: 'widerMailPerAsker',
  about: getAccessRequester,
  audience: listNextSharing,
  recipients: (trx, _asker, organizations) => withManagers(trx, organizations),
  email(config, asker, { organization, manager }) {
    const requested = requestedShares(organization)
    return sharesRequestedMail(emailContext(config), asker, { organization, requested, manager })
  },
}
