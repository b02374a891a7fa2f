/** Keeps a postal code and its town on one line: `75006 Paris`. */
export function keepTownWithCode<Text extends string>(address: Text): Text {
  return address.replace(/\b(\d{4,6}) (?=\p{Lu})/gu, '$1\u00a0') as Text;
}
