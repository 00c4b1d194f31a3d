import type { Context } from '#context.ts'
import {
  applicationsAreApproved,
  applicationsAreAuthorized,
  applicationsAreRegistered,
} from './demo/applications.ts'
import { people } from './demo/cast.ts'
import { hasAnyAccount } from './demo/demo.store.ts'
import { activityIsStreamed } from './demo/audit-streams.ts'
import { domainIsVerified } from './demo/domains.ts'
import { eventsAreSent } from './demo/endpoints.ts'
import { demoPassword, demoAccountsText } from './demo/greeting.ts'
import { startDemoProvider } from './demo/identity-provider.ts'
import { logosAreSet } from './demo/logos.ts'
import { networksGrow } from './demo/networks.ts'
import {
  accessIsReviewed,
  dataIsExported,
  organizationsAreFounded,
  setPolicies,
  somethingEnds,
} from './demo/organizations.ts'
import { inThePast } from './demo/past.ts'
import { peopleCome, peopleJoin, peopleSignIn } from './demo/people.ts'
import { singleSignOnIsSetUp } from './demo/single-sign-on.ts'
import { recordDemoUsage } from './demo/usage.ts'
import { play } from './demo/world.ts'

/**
 * Adds a year of realistic data to try the product with, unless the data already exists. The service itself makes every
 * change at the right time, so that activity, emails, and files are realistic.
 */
export async function fillInDemoData(context: Context) {
  const emails = Object.values(people).map(({ email }) => email)
  if (!(await hasAnyAccount(context.db, emails))) {
    const passwordHash = await context.passwords.hash(demoPassword)
    const story = [
      ...recordDemoUsage(context.clock.now()),
      ...peopleCome(passwordHash),
      ...organizationsAreFounded,
      ...peopleJoin,
      ...applicationsAreRegistered,
      ...logosAreSet,
      ...applicationsAreAuthorized,
      ...applicationsAreApproved,
      ...networksGrow,
      ...setPolicies,
      ...accessIsReviewed,
      ...dataIsExported,
      ...somethingEnds,
      ...eventsAreSent,
      ...activityIsStreamed,
      ...domainIsVerified,
      ...singleSignOnIsSetUp(context.config),
      ...peopleSignIn,
    ]
    await inThePast(context, (past) => play(past, story))
    context.wakeMailer()
  }
  if (context.config.local) await startDemoProvider(context.config)
  console.log(demoAccountsText)
}
