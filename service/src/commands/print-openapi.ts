import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyInstallation, openApiDocument } from '#reference/openapi/document.ts'

const file = join(import.meta.dirname, '../../../docs/openapi.json')
writeFileSync(file, `${JSON.stringify(openApiDocument(anyInstallation), null, 2)}\n`)
