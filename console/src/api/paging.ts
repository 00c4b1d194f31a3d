/** Query of a list call for a page of the console, counted from 1. */
export function pageQuery(page = 1, perPage = 20) {
  return { $skip: (page - 1) * perPage, $limit: perPage }
}
