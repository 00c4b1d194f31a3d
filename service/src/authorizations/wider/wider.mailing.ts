import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { requestedScopes } from '#authorizations/authorizations.rules.ts'
import type { MailingKind } from '#mailings/mailing.ts'
import { type ToManager, withManagers } from '#data/organizations/managers.store.ts'
import { requestedShares } from '#data/networks/networks.rules.ts'
import { widerScopesMail, widerSharesMail } from './wider.mail.ts'
import {
  type Deciding,
  getAsker,
  listNextAuthorizing,
  listNextSharing,
  type WiderMailing,
} from './changed-scopes.store.ts'

type Wider<Asked> = MailingKind<WiderMailing, Deciding<Asked>, ToManager<Deciding<Asked>>>

/** To the managers of organizations that authorized an application. */
export const widerScopesMailing: Wider<Scope> = {
  name: 'wider_scopes',
  limit: 'widerMailPerAsker',
  about: getAsker,
  audience: listNextAuthorizing,
  recipients: (trx, _asker, organizations) => withManagers(trx, organizations),
  email(config, asker, { organization, manager }) {
    const { asked, agreed, refused } = organization
    const requested = requestedScopes(asked, agreed, refused)
    return widerScopesMail(config, asker, { organization, requested, manager })
  },
}

/** To the managers of organizations that joined a network. */
export const widerSharesMailing: Wider<ScopeEntity> = {
  name: 'wider_shares',
  limit: 'widerMailPerAsker',
  about: getAsker,
  audience: listNextSharing,
  recipients: (trx, _asker, organizations) => withManagers(trx, organizations),
  email(config, asker, { organization, manager }) {
    const requested = requestedShares(organization)
    return widerSharesMail(config, asker, { organization, requested, manager })
  },
}
