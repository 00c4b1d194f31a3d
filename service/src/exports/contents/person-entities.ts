import type { Entity } from './entities.ts'
import {
  account,
  emailChanges,
  factors,
  knownPlaces,
  mails,
  ownActivity,
  sessions,
} from './person/account-entities.ts'
import { applicationRequests, approvals, secretsSeen, uses } from './person/application-entities.ts'
import {
  doneInOrganizations,
  exportsAskedFor,
  invitationsReceived,
  invitationsSent,
  profiles,
} from './person/organization-entities.ts'

/**
 * What is stored about a person, in the order of its files. Of organizations and applications there are names, of other
 * people nothing, and no secret in any form.
 */
export const personEntities: Entity[] = [
  account,
  emailChanges,
  profiles,
  sessions,
  knownPlaces,
  factors,
  approvals,
  applicationRequests,
  invitationsReceived,
  invitationsSent,
  secretsSeen,
  exportsAskedFor,
  ownActivity,
  doneInOrganizations,
  uses,
  mails,
]
