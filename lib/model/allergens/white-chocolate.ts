/** Patterns of white chocolate in several words: `white & dark chocolate`, `chocolat noir et blanc`. */
const WHITE_CHOCOLATE = [
  /\bwhite\b(?:[\s\d%(,/&\u2014-]|\b(?:and|or|dark|milk|belgian|swiss|organic|cooking|compound|easter)\b)*\b(?:choc|couverture|baking|callets?\b|chips?\b|buttons?\b|drops?\b|coating|eggs?\b)/iu,
  /\bchocolates?[\s(,/&\u2014-]*(?:\b(?:dark|milk|and|or)[\s(,/&\u2014-]+)*white\b(?!\s+\p{L})/iu,
  /(?:chocolats?|couvertures?|glacer|enrobages?|glaçages?|copeaux|pépites|pistoles|ganaches?)(?:[\s\d%«\u201c"(,/&\u2014-]|\b(?:noire?s?|au|lait|et|ou|bio|belges?|suisses?|fine?s?|de|couverture|supérieurs?)(?!\p{L}))*(?<!\p{L})(?:blanc(?:he)?s?|ivoires?|blonde?s?)(?!\p{L})/iu,
];

/** Returns words that name white chocolate. The tables of allergens have only phrases such as `white chocolate`. */
export function whiteChocolateIn(text: string): string | undefined {
  return WHITE_CHOCOLATE.map((pattern) => pattern.exec(text)?.[0]).find((words) => words !== undefined);
}
