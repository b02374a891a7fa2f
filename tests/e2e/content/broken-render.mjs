/**
 * NODE_OPTIONS loads this file into a server. Simulates a fault of the program: a page cannot be rendered if its data
 * for search engines contains "Unrenderable". The home page's data contains the site's name, a shop page's data
 * contains the page's title.
 */
const { stringify } = JSON;

JSON.stringify = (value, ...more) => {
  const text = stringify(value, ...more);
  if (value?.['@context'] !== undefined && text.includes('Unrenderable')) throw new Error('a broken render');
  return text;
};
