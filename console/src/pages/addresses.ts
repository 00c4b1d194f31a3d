/** The page of an authorization; who gave it is told, because its id alone does not say. */
export function authorizationPath(authorizationId: string, organizationId: string): string {
  return `/application-authorization/${authorizationId}?organization=${organizationId}`
}

export function authorizedApplicationsPath(organizationId: string): string {
  return `/organization/${organizationId}/applications?tab=authorized`
}
