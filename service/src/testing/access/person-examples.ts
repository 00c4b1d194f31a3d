import type { Scope } from '@accord/contract/rules/scopes.ts'
import { removePassword } from '#data/users/accounts.store.ts'
import { markDeleted } from '#lifecycle/accounts/account-deletion.store.ts'
import { allSolelyOwned } from '#data/organizations/managers.store.ts'
import { createTestPasskey } from '../helpers/authenticator.ts'
import { randomEmail } from '../members.ts'
import { goodPassword, signUpForm } from '../people.ts'
import type { TestCast, ExamplesOf, Placed, Player } from './cast.ts'
import {
  insertApplicationOf,
  insertTestEmailChange,
  insertApprovalBy,
  insertOwnApprovalBy,
  insertPendingSignIn,
  issueResetCode,
  insertSignUp,
  createSignInAlert,
  issueUserCode,
} from './things.ts'

const password = 'Orchard-77-Window'
const names = { firstName: 'Zoë', lastName: 'D' }

/** Calls that people make as themselves. */
export const personExamples: {
  session: ExamplesOf<'session'>
  accounts: ExamplesOf<'accounts'>
  approvals: ExamplesOf<'approvals'>
  devices: ExamplesOf<'devices'>
} = {
  session: {
    login: ({ owner }) => ({ body: { email: owner.email, password: goodPassword } }),
    passSecondStep: async (cast) => ({ body: await insertPendingSignIn(cast, cast.owner) }),
    logout: () => ({}),
    refresh: () => ({}),
    beginReauthentication: () => ({}),
    reauthenticate: () => ({ body: { proof: { password: goodPassword } } }),
    me: () => ({}),
    listSessions: () => ({}),
    endSession: {
      'their own': (_cast, { sessionId }) => ({ params: { id: sessionId } }),
      "another's": ({ partner }) => ({ params: { id: partner.owner.sessionId } }),
    },
    endOtherSessions: () => ({}),
    reportSignIn: async (cast) => ({ body: { code: await createSignInAlert(cast, cast.owner) } }),
  },
  accounts: {
    signUp: () => ({ body: signUpForm() }),
    updateUser: {
      'their own names': (_cast, { id }) => ({ params: { id }, body: names }),
      'their own password': (_cast, { id }) => ({
        params: { id },
        body: { currentPassword: goodPassword, password },
      }),
      "another's names": ({ partner: { owner } }) => ({ params: { id: owner.id }, body: names }),
    },
    removePassword: async (cast, who) => {
      await createTestPasskey(cast.service, who)
      await createTestPasskey(cast.service, who)
      return {}
    },
    setPassword: async ({ service: { context } }, { id }) => {
      await removePassword(context.db, id)
      return { body: { password } }
    },
    resendVerification: async (cast) => ({ body: { email: (await insertSignUp(cast)).email } }),
    verifyEmail: async (cast) => ({
      body: { code: (await insertSignUp(cast)).code, password: goodPassword },
    }),
    getSignUp: async (cast) => ({ body: { code: (await insertSignUp(cast)).code } }),
    discardSignUp: async (cast) => ({ body: { code: (await insertSignUp(cast)).code } }),
    sendResetLink: (_cast, { email }) => ({ body: { email } }),
    resetPassword: async (cast, who) => ({
      body: { email: who.email, token: await issueResetCode(cast, who), password },
    }),
    getOwnEmail: () => ({}),
    changeEmail: () => ({ body: { email: randomEmail() } }),
    cancelEmailChange: () => ({}),
    verifyNewEmail: async (cast, who) => ({
      body: { code: (await insertTestEmailChange(cast, who)).code },
    }),
    undoEmailChange: async (cast, who) => ({
      body: { code: (await insertTestEmailChange(cast, who)).undo },
    }),
    listSolelyOwned: () => ({}),
    deleteAccount: {
      'with a decision on solely owned organizations': async (
        { service: { context } },
        { id },
      ) => ({
        body: {
          organizations: (await allSolelyOwned(context.db, id)).map((alone) => ({ id: alone.id })),
        },
      }),
      'without that decision': () => ({ body: { organizations: [] } }),
    },
    cancelAccountDeletion: async ({ service: { context } }, { id }) => {
      await markDeleted(context.db, id)
      return {}
    },
  },
  approvals: {
    listApprovals: () => ({}),
    listApprovalStatuses: ({ offered }) => ({ query: { application: offered.id } }),
    authorize: {
      'under their own profile': (cast, who) => decision(cast, { profile: profileOf(who, cast) }),
      'with write scopes': (cast, who) =>
        decision(cast, { profile: profileOf(who, cast) }, ['survey:read', 'survey:manage']),
      'with authorization in the same step': (cast, who) =>
        decision(cast, { profile: profileOf(who, cast), authorize: true }),
      "under another person's profile": (cast) =>
        decision(cast, { profile: cast.partner.owner.profileId }),
      'as themselves, in the direct flow': (cast) => decision(cast, { personal: true }),
    },
    revokeApproval: {
      'their own': async (cast, who) => ({
        params: { id: await insertApprovalBy(cast, { profileId: profileOf(who, cast) }) },
      }),
      "another's": async (cast) => ({
        params: { id: await insertApprovalBy(cast, cast.partner.owner) },
      }),
      'as themselves, their own': async (cast, who) => ({
        params: { id: await insertOwnApprovalBy(cast, who) },
      }),
      "as themselves, another's": async (cast) => ({
        params: { id: await insertOwnApprovalBy(cast, cast.partner.owner) },
      }),
    },
  },
  devices: {
    findDeviceRequest: async (cast) => ({ body: { userCode: await issueUserCode(cast) } }),
    decideOnDevice: {
      'under their own profile': async (cast, who) => ({
        body: { userCode: await issueUserCode(cast), profile: profileOf(who, cast) },
      }),
      'with write scopes': async (cast, who) => ({
        body: {
          userCode: await issueUserCode(cast, 'survey:manage'),
          profile: profileOf(who, cast),
        },
      }),
      'with authorization in the same step': async (cast, who) => ({
        body: {
          userCode: await issueUserCode(cast),
          profile: profileOf(who, cast),
          authorize: true,
        },
      }),
      "under another person's profile": async (cast) => ({
        body: { userCode: await issueUserCode(cast), profile: cast.partner.owner.profileId },
      }),
      'as themselves': async (cast) => ({
        body: { userCode: await issueUserCode(cast), personal: true },
      }),
    },
  },
}

async function decision(
  cast: TestCast,
  as: { profile: string; authorize?: true } | { personal: true },
  scopes?: Scope[],
) {
  const { id: application } = await insertApplicationOf(cast, cast.partner, scopes)
  return { body: { application, redirect: 'https://app.example/', state: 'x', ...as } }
}

/** Returns the person's own profile, or someone else's if they have none. */
export function profileOf(who: Player | Placed, { partner }: TestCast): string {
  return 'profileId' in who ? who.profileId : partner.owner.profileId
}
