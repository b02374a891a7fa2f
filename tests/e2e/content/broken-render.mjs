/**
 * Loaded into a server before it starts (NODE_OPTIONS). Simulates a fault of the program: a page whose data for
 * search engines contains "Unrenderable" cannot be rendered. On the home page, the data has this word in the site's
 * name; on a shop page, in the page's title.
 */
const { stringify } = JSON;

JSON.stringify = (value, ...more) => {
  const text = stringify(value, ...more);
  if (value?.['@context'] !== undefined && text.includes('Unrenderable')) throw new Error('a broken render');
  return text;
};
