import type { Context } from '#context.ts'
import { applicationsAreRegistered } from './demo/applications.ts'
import { applicationsAreApproved } from './demo/approvals.ts'
import { applicationsAreAuthorized } from './demo/authorizations.ts'
import { isAnybodyThere } from './demo/cast.store.ts'
import { people } from './demo/cast.ts'
import { somethingEnds } from './demo/endings.ts'
import { dataIsExported } from './demo/exports.ts'
import { demoPassword, whoToBe } from './demo/greeting.ts'
import { peopleJoin } from './demo/members.ts'
import { networksGrow } from './demo/networks.ts'
import { organizationsAreFounded } from './demo/organizations.ts'
import { inThePast } from './demo/telling/past.ts'
import { peopleCome } from './demo/people.ts'
import { accessIsReviewed } from './demo/reviews.ts'
import { rulesAreSet } from './demo/rules.ts'
import { peopleSignIn } from './demo/sign-ins.ts'
import { tell } from './demo/telling/story.ts'
import { everythingIsUsed } from './demo/uses.ts'
import { demoIn } from './demo/telling/world.ts'

/**
 * A year of believable people to try the product with, once: every change is made by the service itself, at its time, so
 * that activity, letters and files are what they would be.
 */
export async function fillInDemoData(context: Context) {
  const emails = Object.values(people).map(({ email }) => email)
  if (!(await isAnybodyThere(context.db, emails))) {
    const passwordHash = await context.passwords.hash(demoPassword)
    await inThePast(context, (past) =>
      tell(
        demoIn(past),
        everythingIsUsed(context.clock.now()),
        peopleCome(passwordHash),
        organizationsAreFounded(),
        peopleJoin(),
        applicationsAreRegistered(),
        applicationsAreAuthorized(),
        applicationsAreApproved(),
        networksGrow(),
        rulesAreSet(),
        accessIsReviewed(),
        dataIsExported(),
        somethingEnds(),
        peopleSignIn(),
      ),
    )
    context.wakeMailer()
  }
  console.log(whoToBe)
}
