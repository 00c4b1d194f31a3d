import type { ActivityAuthor } from '@accord/contract/activity.ts'
import type { Translate } from '../../language/words.ts'

/** Who or what did it, in the words of its entry. */
export function authorName(author: ActivityAuthor, t: Translate): string {
  switch (author.kind) {
    case 'person':
      return author.through
        ? t('{{name}} through {{application}}', {
            name: author.name,
            application: author.through.name,
          })
        : author.name
    case 'command':
      return t('An operator ({{name}})', { name: author.name })
    case 'system':
      return t('The service itself')
    case 'organization':
    case 'application':
    case 'directory':
      return author.name
  }
}
