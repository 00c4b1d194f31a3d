import { accessToken, organizations, whoAmI } from './accord.ts'

const { ACCORD_URL = 'http://localhost:5005', CLIENT_ID, CLIENT_SECRET } = process.env

if (CLIENT_ID && CLIENT_SECRET) {
  const token = await accessToken({
    accordUrl: ACCORD_URL,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
  })
  const { application, organization, scopes } = await whoAmI(ACCORD_URL, token)
  console.log(`I am ${application.name} of ${organization.name} and may: ${scopes.join(', ')}.`)
  for await (const { name } of organizations(ACCORD_URL, token)) console.log(`- ${name}`)
} else {
  console.error(
    `Register an application in the console at ${ACCORD_URL} with the scopes Organization: Read-only and Service account: Manage, then start this with its CLIENT_ID and CLIENT_SECRET in the environment.`,
  )
  process.exitCode = 1
}
