import type { Row } from './access-rows.ts'

/** Calls on people's approvals of applications. */
export const approvalRows = {
  listApprovals: { path: () => '/approval', live: 200 },
  authorize: {
    path: () => '/authorize',
    body: (owner) => ({
      application: owner.offeredId,
      redirect: 'https://app.example/',
      state: 'x',
      profile: owner.profileId,
    }),
    live: 200,
  },
  revokeApproval: {
    path: (owner) => `/approval/${owner.approvalId}`,
    live: 200,
    another: 404,
  },
} satisfies Record<string, Row>
