import type { Row } from './access-rows.ts'

/** Calls on applications, their keys and their authorizations. */
export const applicationRows = {
  createApplication: {
    path: () => '/application',
    body: (owner) => ({ organization: owner.organizationId, name: 'Calendar' }),
    underProfile: true,
    live: 201,
  },
  listApplications: { path: () => '/application', underProfile: true, live: 200 },
  // Everybody may know an application by its card.
  getApplication: {
    path: (owner) => `/application/${owner.applicationId}`,
    underProfile: true,
    live: 200,
    another: 200,
  },
  updateApplication: {
    path: (owner) => `/application/${owner.applicationId}`,
    body: () => ({ name: 'Diary' }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  deleteApplication: {
    path: (owner) => `/application/${owner.applicationId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  listKeyCards: {
    path: (owner) => `/application/${owner.applicationId}/keys`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  getRedirectOrigin: { path: () => '/redirect-origin?origin=https://app.example', live: 200 },
  listKeys: {
    path: (owner) => `/key/${owner.applicationId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  createKey: {
    path: (owner) => `/key/${owner.applicationId}`,
    underProfile: true,
    live: 201,
    another: 404,
  },
  // There is no such key; which ones there are is a secret of the application's own.
  deleteKey: {
    path: (owner) => `/key/${owner.applicationId}/${owner.applicationId}`,
    underProfile: true,
    live: 404,
    another: 404,
  },
  getAuthorizationPrompt: {
    path: (owner) => `/authorize-application/${owner.organizationId}/${owner.offeredId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  authorizeApplication: {
    path: () => '/authorized-application',
    body: (owner) => ({ organization: owner.organizationId, application: owner.offeredId }),
    underProfile: true,
    live: 201,
  },
  listAuthorizations: { path: () => '/authorized-application', underProfile: true, live: 200 },
  getAuthorization: {
    path: (owner) => `/authorized-application/${owner.authorizationId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  decideOnScopes: {
    path: (owner) => `/authorized-application/${owner.authorizationId}`,
    body: () => ({ decision: 'grant', scopes: ['application:read'] }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  revokeAuthorization: {
    path: (owner) => `/authorized-application/${owner.authorizationId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  listGivenAuthorizations: {
    path: (owner) => `/application/${owner.applicationId}/authorizations`,
    underProfile: true,
    live: 200,
    another: 404,
  },
} satisfies Record<string, Row>
