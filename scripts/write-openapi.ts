import { writeFileSync } from 'node:fs'
import { anyInstallation, openApiDocument } from '@accord/service/reference/openapi/document.ts'
import { inProject } from './project-folder.ts'

const document = openApiDocument(anyInstallation)
writeFileSync(inProject('docs/openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
