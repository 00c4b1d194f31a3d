import {
  removeApplicationLogo,
  removeOrganizationLogo,
  setApplicationLogo,
  setOrganizationLogo,
} from '@accord/contract/logos.ts'
import { mutationOptions } from '@tanstack/react-query'
import { refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'

/** The subject of a logo: an application or an organization. */
export type LogoSubject = { organizationId: string; applicationId?: string }

/** Uploads a logo. `image` is the file in base64. */
export function setLogoMutation(subject: LogoSubject) {
  const { organizationId, applicationId } = subject
  return mutationOptions({
    mutationFn: (image: string) =>
      applicationId === undefined
        ? callFor(organizationId, setOrganizationLogo, {
            params: { id: organizationId },
            body: { image },
          })
        : callFor(organizationId, setApplicationLogo, {
            params: { id: applicationId },
            body: { image },
          }),
    onSuccess: () => refreshLogo(subject),
  })
}

export function removeLogoMutation(subject: LogoSubject) {
  const { organizationId, applicationId } = subject
  return mutationOptions({
    mutationFn: () =>
      applicationId === undefined
        ? callFor(organizationId, removeOrganizationLogo, { params: { id: organizationId } })
        : callFor(organizationId, removeApplicationLogo, { params: { id: applicationId } }),
    onSuccess: () => refreshLogo(subject),
  })
}

/** Reloads the logo. The button shows progress until the page shows the new one. */
function refreshLogo({ organizationId, applicationId }: LogoSubject) {
  return refresh(
    ['organization', organizationId],
    applicationId === undefined ? ['organizations'] : ['application', applicationId],
  )
}
