import { accessToken, organizations, whoAmI } from './accord.ts'

const { ACCORD_URL = 'http://localhost:5005', CLIENT_ID, CLIENT_SECRET } = process.env

if (CLIENT_ID && CLIENT_SECRET) {
  const client = { accordUrl: ACCORD_URL, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
  await tell(client).catch((error: Error) => stop(error.message))
} else {
  stop(
    `Register an application in the console at ${ACCORD_URL} with the scopes Organization: Read-only and Service account: Manage, then start this with its CLIENT_ID and CLIENT_SECRET in the environment.`,
  )
}

async function tell(client: Parameters<typeof accessToken>[0]) {
  const token = await accessToken(client)
  const { application, organization, scopes } = await whoAmI(ACCORD_URL, token)
  console.log(`I am ${application.name} of ${organization.name} and may: ${scopes.join(', ')}.`)
  for await (const { name } of organizations(ACCORD_URL, token)) console.log(`- ${name}`)
}

function stop(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
