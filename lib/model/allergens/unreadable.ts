import { allergenWords, isListed } from './recognise';
import { splitWords } from './table';
import { type Token, tokensOf } from './tokens';

// Misspellings that `isMisspelt` does not find, pieces of broken words (`œ ufs`), and allergens in German, Italian,
// Spanish, Portuguese, Dutch, Polish and Scandinavian. The words for sugar reveal more languages, because almost every
// list of ingredients names sugar. `leche` is missing, because English lists contain `dulce de leche`.

/** Matched only as whole words. */
const WORDS = new Set(
  splitWords(`
    beure, ufs, eufs, rahm, kase, kaas, burro, boter, nata, suero, soro, smør, smör, noot, noten, noci, noz, nozes,
    nuez, nueces, nöt, nötter, nødder, caju, pacana, mani, maní, pinda, pindas, soia, mehl, orzo, avena, hafer, haver,
    mout, vete, hvede, hvete, grano, trigo, bier, ei, eier, uovo, uova, albume, yema, yemas, ovo, ovos, ägg, æg, jaja,
    senf, apio, aipo, sulfit, sulfitos, fisch, pesce, frutos, glutine, sesam, nugat, rogge, tarwe, malz, gerst,
    anacardi, anacardio, anacardo, bloem, haverdrank, crustáceos, lupino, oufs, farinne, pékan, cajout, mik, millk,
    mlik, pecon, ouef, ouefs, oef, oefs, eegs, celri, celry, soga
  `),
);

/** Matched even inside a word: `milch` in `Vollmilchpulver`. */
const PARTS = new RegExp(
  splitWords(`
    marsipan, marcipan, mazipan, marscap, mascapon, gianduy, giandua, feullet, rnilk, s02, zucker, zucchero, azúcar,
    azucar, açúcar, açucar, suiker, socker, sukker, sokeri, cukier, cukr, cukor, cukur, suhkur, sladkor, kakao, milch,
    molke, sahne, reinfett, joghurt, käse, laktose, lattosio, formaggi, leche en, leche entera, leche desnatada,
    leite em, manteiga, mantequilla, manteca, lactosa, queso, queijo, melk, roomboter, slagroom, weipoeder, mjölk, mælk,
    mleko, mleczn, mléko, schalenfr, nuss, nuß, nüss, mandel, pistazie, cashewk, noccioli, avellana, avelã, almendra,
    amêndoa, amendoa, amendoim, pistacho, castanha, arachidi, guscio, hazelno, walno, pecanno, cashewno, macadamiano,
    paranoten, pistacheno, aardno, amandel, pindakaas, hasseln, orzech, orzesz, migda, sojabohne, weizen, gerste,
    roggen, haferfl, hafermi, haferdr, dinkelme, malze, getreide, roggemeel, tarwebl, tarwem, hafermehl, koekje, keks,
    waffel, zwieback, frumento, segale, espelta, harina, farinha, cebada, cevada, centeno, centeio, aveia, galleta,
    havermout, moutextract, pszen, eigelb, eiwei, eiklar, eipulver, vollei, hühnerei, tuorl, huevo, eieren, eigeel,
    eiwit, sesams, sesamz, ajonjol, gergelim, senfk, senfs, senape, mostaza, mostarda, mosterd, sellerie, sedano,
    selder, natriummetabisulfit, schwefel, solfit, solforosa, azufre, enxofre, sulfiet, zwavel, lupinen, altramu,
    fischge, pescado, peixe, visgelatine, krebstier, weichtier, crostace, mollusch, molusco, schaaldier, schaalvrucht,
    weekdier, con leche, chocolate de leite, weiße, weisse, witte choco, cioccolato bianco, frutta secca, mazap,
    spekulat, eierlik
  `).join('|'),
);

/** Letters that are not Latin. A single Greek letter is allowed: `β-carotene`. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Greek}])\p{L}|\p{Script=Greek}{2}/u;

/** Patterns of damaged or abbreviated text, in which a word can be the name of any allergen. */
const DAMAGE = [
  /\ufffd|[^\P{Cc}\s]/u, // a replacement character (`bl\ufffd` for `blé`) or a control character
  /[\u00c2\u00c3\u00c5\u00e2][\u0080-\u00ac\u00ae-\u00bf\u2010-\u20ff]/, // `blÃ©` (decoded with a wrong charset)
  /\p{L}\?(?:[\p{L},;(]|\s\p{Ll})/u, // `s?same`, `bl?, sel` (converted to a charset that lacks the letter)
  /&#?\w+;|\\/, // `bl&eacute;`, `bl\u00e9`, `sel\nlait` (escaped twice)
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u, // look-alike letters
  /(?:(?<!\p{L})\p{L}\s+){2}\p{L}(?!\p{L})/u, // `L A I T`
  /\p{Ll}I\p{Ll}|\p{L}[01]\p{L}|\bE ?2\d?O/u, // `miIk`, `m1lk`, `E22O` (read by a scanner)
  /(?<!mono|pr[eé])(?<=\p{L})-\s+(?:and|or|et|ou|&)\s/iu, // `pea- and hazelnuts`
  /\b(?:brazil|pea|ground)\s*(?:[,/&]|and\b|or\b)[^.;()]{0,60}\bnuts?\b/i, // `Brazil and pecan nuts`
  // `noix de coco et du Brésil`
  /(?:noix|cajou|pécan)\s[^.;]{0,80}(?:[,/&+]|\s(?:et|ou|que))\s*(?:d[eu]\s+)?(?:brésil|para|grenoble|périgord|queensland)/iu,
  // `preservatives (202, 220)`, but not `conservation : 220 g`
  /(?:preservatives?|conservateurs?|conservation|\bSIN|(?<!\p{L})E n|\bE ?\d{3})\P{L}{1,20}22[0-8](?!\d| ?(?:g|kg|cl|ml)(?!\p{L}))/iu,
];

/** A word that contains one of these stems, but is in no table, can name the allergen of the stem: `almondflour`. */
const STEMS = new RegExp(
  splitWords(`
    almond, (?<!fl)amand, arachid, avoine, barley, beurr, butter, cacah, casein, cashew, ^celer, cheese, crustac,
    dairy, ^egg, froment, fromag, gluten, hazel, lactal, lactos, (?<!p)lait, ^lupin, macadam, metabisul, milk, mollus,
    moutard, mustard, noisett, ^noix, nuts?$, ^oeuf, peanut, pecan, pistac, poisson, pralin, seigle, sesam, soja,
    ^soy(?!eu), sulfit, sulphit, walnut, wheat, whey, yaourt, yoghurt, yogurt
  `).join('|'),
);

/** Stems for joined words: `ryeflour`. Not for `isMisspelt`, because `fleurs` is not a misspelt `flours`. */
const JOINED = /farine(?!u)|flour(?!less|ish)|coques?$|(?<!b)oeuf/;

/** `isMisspelt` ignores shorter words, because one wrong letter often makes another word: `wheat`, `heat`. */
const MIN_LETTERS = 6;

/** Returns the word, and its forms that lack one letter: `rye` -> rye, ye, re, ry. */
const shortened = (word: string) => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const SHORTENED = new Set(
  allergenWords()
    .filter((word) => word.length >= MIN_LETTERS && STEMS.test(word))
    .flatMap(shortened),
);

/** Words that only look like a misspelt allergen. `formage` is missing, because it is usually a misspelt `fromage`. */
const LOOK_ALIKE = new Set(
  splitWords(`
    alpin, alpine, alpines, alpins, anisette, anisettes, berries, bitter, bitters, boisson, boissons, cafeine, casher,
    chenes, flamand, flamande, flamandes, hearts, lactase, lactone, lactones, lapin, lapins, lavande, lavandes, moisson,
    moissons, opaline, opalines, sulfate, sulfates, sulphate, sulphates, sulfide, sulfides
  `),
);

/** Finds a word that differs from an allergen in one letter, or has two letters in the wrong order: `hazlenut`. */
const isMisspelt = (token: Token) =>
  token.key.length >= MIN_LETTERS &&
  !isListed(token) &&
  !LOOK_ALIKE.has(token.key) &&
  shortened(token.key).some((word) => SHORTENED.has(word));

/** Returns a part of a text that cannot be read, but can name an allergen. */
export function unreadablePart(text: string): string | undefined {
  const given = text.normalize('NFC').toLowerCase();
  const words = given.match(/\p{L}+/gu) ?? [];
  const foreign = words.find((word) => WORDS.has(word));
  return (
    foreign ?? firstMatch([PARTS, OTHER_SCRIPT], given) ?? damagedPart(text) ?? tokenIn(text, isMisspelt)
  );
}

/** Like `unreadablePart`, without the checks for foreign and misspelt words. */
export function damagedPart(text: string): string | undefined {
  return (
    firstMatch(DAMAGE, text.normalize('NFC')) ??
    tokenIn(text, (token) => (STEMS.test(token.key) || JOINED.test(token.key)) && !isListed(token))
  );
}

const UNNAMED = [
  // `traces of other allergens`, `may contain allergens`, but not `no other allergens`, `contains allergens: milk`
  new RegExp(
    [
      String.raw`(?<!\b(?:no|free|for|pas|sans|without|not|aucune?)\b[^.;,:(]{0,20})`,
      String.raw`\b(?:traces? (?:\p{L}+ )?(?:of|des?|d['\u2019])|contien\p{L}*|contain\p{L}*|contenir|handles?|other|autres|any|all|tous les)`,
      String.raw`(?: ?(?:the|these|des|major|other|autres|\d+))* ?allerg[eè]n\p{L}*(?!\p{L}| ?:| (?:are|sont|listed|shown|figurent|indiqu\p{L}*) | (?:in|en) (?:bold|capital|italic|gras|majuscule))`,
    ].join(''),
    'iu',
  ),
  /(?<!\p{L})(?:etc(?!\p{L})|(?:and others|et (?:d['\u2019])?autres)(?! ?\p{L}))/iu,
];

/** Returns words that mention allergens without their names: `traces of other allergens`. */
export const unnamedPart = (text: string) =>
  firstMatch(
    UNNAMED,
    text
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' '),
  );

function tokenIn(text: string, isMeant: (token: Token) => boolean): string | undefined {
  const token = tokensOf(text).find(isMeant);
  return token && text.slice(token.start, token.end);
}

const oneOf = (patterns: string) => `(?:${splitWords(patterns).join('|')})`;

/** Matches the end of a first word, then signs and words of `between`, then a last word. */
const wordsBetween = (first: string, between: string, last: string) =>
  new RegExp(
    String.raw`${oneOf(first)}(?:[\s\d%(,/&"\u00ab\u201c\u2014-]|(?<!\p{L})${oneOf(between)}(?!\p{L}))*${oneOf(last)}(?!\p{L})`,
    'iu',
  );

/** White chocolate in several words: `white & dark chocolate`, `chocolat noir et blanc`. */
const WHITE_CHOCOLATE = [
  wordsBetween(
    String.raw`\bwhite\b`,
    'and, or, dark, milk, belgian, swiss, organic, fair, trade, fairtrade, extra, fine, cooking, compound, easter',
    String.raw`choc\p{L}*, couverture\p{L}*, baking\p{L}*, coating\p{L}*, callets?, chips?, buttons?, drops?, eggs?,
      compounds?, drizzles?`,
  ),
  // `chocolates (dark, milk, white)`, but not `chocolate, white sugar`
  wordsBetween(String.raw`\bchocolates?`, 'dark, milk, and, or', String.raw`white(?!\s+\p{L})`),
  wordsBetween(
    String.raw`chocolats?, chocos?, tablettes?, coques?(?=\s(?:blanche|ivoire)), couvertures?, glacer, enrobages?,
      glaçages?, copeaux, pépites, pistoles, ganaches?`,
    'noire?s?, au, lait, et, ou, bio, belges?, suisses?, fine?s?, de, couverture, supérieurs?, pâtissiers?, extra',
    String.raw`blanc(?:he)?s?(?!\sd['\u2019]\s?(?:oe|\u0153)uf), ivoires?, blonde?s?`,
  ),
  // A name that is only the colour: `White 35%`, `Mini blanc vanille`
  /^\W*(?:mini\W+)?(?:white|blanc(?:he)?|ivoire|ivory|ruby|blonde?)\W*(?:\d+ ?%?|\bvanill\p{L}*|$)/iu,
];

/** Returns words that name white chocolate, even if other words are between them. */
export const whiteChocolateIn = (text: string) => firstMatch(WHITE_CHOCOLATE, text);

const firstMatch = (patterns: RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((part) => part !== undefined);
