/** A postal code and its town stay in one line: a no-break space is between them, `75006 Paris`. */
export function withTownBeside<Text extends string>(address: Text): Text {
  return address.replace(/\b(\d{4,6}) (?=\p{Lu})/gu, '$1\u00a0') as Text;
}
