import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { audiences, everyAudience } from '@accord/service/reference/audiences.ts'
import { anyInstallation, openApiDocument } from '@accord/service/reference/openapi/document.ts'
import { inProject } from './project-folder.ts'

for (const audience of everyAudience) {
  const document = openApiDocument(anyInstallation, audience)
  const file = inProject('docs', basename(audiences[audience].document))
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}
